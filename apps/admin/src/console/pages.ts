import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Every page behind the login by its address; a page's code comes when it is opened. */
export const pages = {
  '/': page(() => import('../features/dashboard/dashboard-page.tsx')),
  '/sermons': page(() => import('../features/sermons/sermons-page.tsx')),
  '/sermons/recordings': page(() => import('../features/recordings/recordings-page.tsx')),
  '/sermons/:id': page(() => import('../features/sermons/sermon-editor-page.tsx')),
  '/events': page(() => import('../features/events/events-page.tsx')),
  '/events/:id': page(() => import('../features/events/event-editor-page.tsx')),
  '/ministries': page(() => import('../features/ministries/ministries-page.tsx')),
  '/ministries/:id': page(() => import('../features/ministries/ministry-editor-page.tsx')),
  '/community': page(() => import('../features/community/community-page.tsx')),
  '/community/testimonials': page(() => import('../features/testimonials/testimonials-page.tsx')),
  '/community/galleries': page(() => import('../features/galleries/galleries-page.tsx')),
  '/community/galleries/:id': page(() => import('../features/galleries/gallery-page.tsx')),
  '/community/announcements': page(() => import('../features/announcements/announcements-page.tsx')),
  '/community/announcements/:id': page(() => import('../features/announcements/announcement-editor-page.tsx')),
  '/families': page(() => import('../features/families/families-page.tsx')),
  '/families/map': page(() => import('../features/families/families-map-page.tsx')),
  '/store': page(() => import('../features/store/products/products-page.tsx')),
  '/store/orders': page(() => import('../features/store/orders/orders-page.tsx')),
  '/store/packing': page(() => import('../features/store/orders/packing-page.tsx')),
  '/store/analytics': page(() => import('../features/store/analytics/analytics-page.tsx')),
  '/donations': page(() => import('../features/donations/donations-page.tsx')),
  '/donations/payments': page(() => import('../features/donations/payments-page.tsx')),
  '/messages': page(() => import('../features/inbox/contact-page.tsx')),
  '/messages/prayers': page(() => import('../features/inbox/prayers-page.tsx')),
  '/newsletter': page(() => import('../features/newsletter/newsletter-page.tsx')),
  '/people': page(() => import('../features/people/people-page.tsx')),
  '/accounts': page(() => import('../features/accounts/accounts-page.tsx')),
  '/audit': page(() => import('../features/audit/audit-page.tsx')),
  '/outbox': page(() => import('../features/outbox/outbox-page.tsx')),
};

function page(load: () => Promise<{ default: ComponentType }>) {
  return lazy(load);
}
