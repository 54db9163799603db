import { matchPath } from 'react-router-dom';
import { isHidden } from '@ministry/domain';
import { isGate } from '../worker/rules.ts';
import type { Page, PageAddress } from './page.tsx';

export const pages: readonly Page[] = [
  { path: '/', name: 'home', load: () => import('../pages/home/home-page.tsx') },
  { path: '/events', name: 'events', load: () => import('../pages/events/events-page.tsx') },
  { path: '/events/:id', name: 'event', load: () => import('../pages/event/event-page.tsx') },
  { path: '/sermons', name: 'sermons', load: () => import('../pages/sermons/sermons-page.tsx') },
  { path: '/sermons/:id', name: 'sermon', load: () => import('../pages/sermon/sermon-page.tsx') },
  { path: '/about', name: 'about', load: () => import('../pages/about/about-page.tsx') },
  { path: '/team', name: 'team', load: () => import('../pages/team/team-page.tsx') },
  {
    path: '/announcements',
    name: 'announcements',
    load: () => import('../pages/announcements/announcements-page.tsx'),
  },
  { path: '/community', name: 'community', load: () => import('../pages/community/community-page.tsx') },
  { path: '/gallery', name: 'gallery', load: () => import('../pages/gallery/gallery-page.tsx') },
  { path: '/contact', name: 'contact', load: () => import('../pages/contact/contact-page.tsx') },
  {
    path: '/donation-success',
    name: 'donation-result',
    unlisted: true,
    personal: true,
    load: () => import('../pages/donation-result/donation-result-page.tsx'),
  },
  {
    path: '/donation-cancelled',
    name: 'donation-result',
    unlisted: true,
    personal: true,
    load: () => import('../pages/donation-result/donation-result-page.tsx'),
  },
  { path: '/store', name: 'store', load: () => import('../pages/store/store-page.tsx') },
  {
    path: '/store/checkout',
    name: 'checkout',
    unlisted: true,
    personal: true,
    load: () => import('../pages/checkout/checkout-page.tsx'),
  },
  { path: '/store/:id', name: 'product', load: () => import('../pages/product/product-page.tsx') },
  { path: '/orders/:reference', name: 'order', personal: true, load: () => import('../pages/order/order-page.tsx') },
  {
    path: '/family-registration',
    name: 'family-registration',
    personal: true,
    load: () => import('../pages/family-registration/family-registration-page.tsx'),
  },
  { path: '/privacy', name: 'privacy', load: () => import('../pages/privacy/privacy-page.tsx') },
  { path: '/terms', name: 'terms', load: () => import('../pages/terms/terms-page.tsx') },
  { path: '/ministries', name: 'ministries', load: () => import('../pages/ministries/ministries-page.tsx') },
  { path: '/live', name: 'live', load: () => import('../pages/live/live-page.tsx') },
  { path: '/search', name: 'search', unlisted: true, load: () => import('../pages/search/search-page.tsx') },
  {
    path: '/notifications',
    name: 'notifications',
    unlisted: true,
    load: () => import('../pages/notifications/notifications-page.tsx'),
  },
  { path: '/offline', name: 'offline', unlisted: true, load: () => import('../pages/offline/offline-page.tsx') },
  { path: '/admin/*', name: 'console', browserOnly: true, load: () => import('../pages/console/console-page.tsx') },
  {
    path: '/media-setup/*',
    name: 'console',
    browserOnly: true,
    load: () => import('../pages/console/console-page.tsx'),
  },
  {
    path: '/page-preview',
    name: 'page-preview',
    browserOnly: true,
    load: () => import('../pages/page-preview/page-preview-page.tsx'),
  },
  // A page that the office has made, or a 404.
  { path: '*', name: 'own-page', load: () => import('../pages/own-page/own-page-page.tsx') },
];

/** Paths of the pages for the sitemap. The API adds those of single items. */
export const publicPaths: string[] = pages
  .filter(({ path, browserOnly, unlisted }) => !browserOnly && !unlisted && !/[:*]/.test(path))
  .map(({ path }) => path);

/**
 * The page at an address (path and query, without a language); the last row matches everything.
 * @param hidden address prefixes of the sections that are turned off
 */
export function findPage(url: string, hidden?: readonly string[]): { page: Page; address: PageAddress } {
  const { pathname, searchParams } = new URL(url, 'http://site');
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match && !isHidden(page.path, hidden)) return { page, address: { params: match.params, search: searchParams } };
  }
  throw new Error(`No page for ${pathname}`);
}

/** Whether a device may store the page at a path, so that it opens without a connection. */
export function isStoredOffline(pathname: string): boolean {
  const { page } = findPage(pathname);
  return isGate({ pathname }) || (!page.personal && !page.browserOnly);
}
