import type { ComponentType } from 'react';
import { createElement, lazy } from 'react';
import type { ContentItem, ContentType } from '../content/content-type.ts';

const loadMinistries = async () => (await import('../features/ministries/ministry-content.tsx')).ministryContent;
const loadAnnouncements = async () =>
  (await import('../features/announcements/announcement-content.tsx')).announcementContent;

/** Every page behind the login by its address; a page's code comes when it is opened. */
export const pages = {
  '/': page(() => import('../features/dashboard/dashboard-page.tsx')),
  '/sermons': page(() => import('../features/sermons/sermons-page.tsx')),
  '/sermons/recordings': page(() => import('../features/recordings/recordings-page.tsx')),
  '/sermons/:id': editor(async () => (await import('../features/sermons/sermon-content.tsx')).sermonContent),
  '/events': page(() => import('../features/events/events-page.tsx')),
  '/events/:id': editor(async () => (await import('../features/events/event-content.tsx')).eventContent),
  '/ministries': list(loadMinistries),
  '/ministries/:id': editor(loadMinistries),
  '/community': page(() => import('../features/community/community-page.tsx')),
  '/community/testimonials': page(() => import('../features/testimonials/testimonials-page.tsx')),
  '/community/galleries': page(() => import('../features/galleries/galleries-page.tsx')),
  '/community/galleries/:id': page(() => import('../features/galleries/gallery-page.tsx')),
  '/community/announcements': list(loadAnnouncements),
  '/community/announcements/:id': editor(loadAnnouncements),
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

/** The page with the list of a kind of content. */
function list<Item extends ContentItem>(load: () => Promise<ContentType<Item>>) {
  return page(async () => {
    const [{ ContentListPage }, content] = await Promise.all([import('../content/content-list-page.tsx'), load()]);
    return { default: () => createElement(ContentListPage<Item>, { content }) };
  });
}

/** The page on which one item of a kind of content is edited. */
function editor<Item extends ContentItem>(load: () => Promise<ContentType<Item>>) {
  return page(async () => {
    const [{ ContentEditorPage }, content] = await Promise.all([import('../content/content-editor-page.tsx'), load()]);
    return { default: () => createElement(ContentEditorPage<Item>, { content }) };
  });
}
