import { matchPath } from 'react-router-dom';
import type { Page, PageAddress } from './page.tsx';

export const pages: readonly Page[] = [
  {
    path: '/',
    chunk: 'home',
    load: async () => (await import(/* webpackChunkName: "home" */ '../pages/home/home-page.tsx')).homePage,
  },
  {
    path: '/events',
    chunk: 'events',
    load: async () => (await import(/* webpackChunkName: "events" */ '../pages/events/events-page.tsx')).eventsPage,
  },
  {
    path: '/events/:id',
    chunk: 'event',
    load: async () => (await import(/* webpackChunkName: "event" */ '../pages/event/event-page.tsx')).eventPage,
  },
  {
    path: '/sermons',
    chunk: 'sermons',
    load: async () => (await import(/* webpackChunkName: "sermons" */ '../pages/sermons/sermons-page.tsx')).sermonsPage,
  },
  {
    path: '/sermons/:id',
    chunk: 'sermon',
    load: async () => (await import(/* webpackChunkName: "sermon" */ '../pages/sermon/sermon-page.tsx')).sermonPage,
  },
  {
    path: '/about',
    chunk: 'about',
    load: async () => (await import(/* webpackChunkName: "about" */ '../pages/about/about-page.tsx')).aboutPage,
  },
  {
    path: '/team',
    chunk: 'team',
    load: async () => (await import(/* webpackChunkName: "team" */ '../pages/team/team-page.tsx')).teamPage,
  },
  {
    path: '/announcements',
    chunk: 'announcements',
    load: async () =>
      (await import(/* webpackChunkName: "announcements" */ '../pages/announcements/announcements-page.tsx'))
        .announcementsPage,
  },
  {
    path: '/community',
    chunk: 'community',
    load: async () =>
      (await import(/* webpackChunkName: "community" */ '../pages/community/community-page.tsx')).communityPage,
  },
  {
    path: '/gallery',
    chunk: 'gallery',
    load: async () => (await import(/* webpackChunkName: "gallery" */ '../pages/gallery/gallery-page.tsx')).galleryPage,
  },
  {
    path: '/contact',
    chunk: 'contact',
    load: async () => (await import(/* webpackChunkName: "contact" */ '../pages/contact/contact-page.tsx')).contactPage,
  },
  { path: '/donation-success', chunk: 'donation-result', unlisted: true, load: loadDonationResult },
  { path: '/donation-cancelled', chunk: 'donation-result', unlisted: true, load: loadDonationResult },
  {
    path: '/store',
    chunk: 'store',
    load: async () => (await import(/* webpackChunkName: "store" */ '../pages/store/store-page.tsx')).storePage,
  },
  {
    path: '/store/checkout',
    chunk: 'checkout',
    unlisted: true,
    load: async () =>
      (await import(/* webpackChunkName: "checkout" */ '../pages/checkout/checkout-page.tsx')).checkoutPage,
  },
  {
    path: '/store/:id',
    chunk: 'product',
    load: async () => (await import(/* webpackChunkName: "product" */ '../pages/product/product-page.tsx')).productPage,
  },
  {
    path: '/orders/:reference',
    chunk: 'order',
    load: async () => (await import(/* webpackChunkName: "order" */ '../pages/order/order-page.tsx')).orderPage,
  },
  {
    path: '/family-registration',
    chunk: 'family-registration',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "family-registration" */ '../pages/family-registration/family-registration-page.tsx'
        )
      ).familyRegistrationPage,
  },
  {
    path: '/privacy',
    chunk: 'privacy',
    load: async () => (await import(/* webpackChunkName: "privacy" */ '../pages/privacy/privacy-page.tsx')).privacyPage,
  },
  {
    path: '/terms',
    chunk: 'terms',
    load: async () => (await import(/* webpackChunkName: "terms" */ '../pages/terms/terms-page.tsx')).termsPage,
  },
  {
    path: '/ministries',
    chunk: 'ministries',
    load: async () =>
      (await import(/* webpackChunkName: "ministries" */ '../pages/ministries/ministries-page.tsx')).ministriesPage,
  },
  {
    path: '/live',
    chunk: 'live',
    load: async () => (await import(/* webpackChunkName: "live" */ '../pages/live/live-page.tsx')).livePage,
  },
  {
    path: '/search',
    chunk: 'search',
    unlisted: true,
    load: async () => (await import(/* webpackChunkName: "search" */ '../pages/search/search-page.tsx')).searchPage,
  },
  { path: '/admin/*', chunk: 'console', browserOnly: true, load: loadConsole },
  { path: '/media-setup/*', chunk: 'console', browserOnly: true, load: loadConsole },
  {
    path: '/page-preview',
    chunk: 'page-preview',
    browserOnly: true,
    load: async () =>
      (await import(/* webpackChunkName: "page-preview" */ '../pages/page-preview/page-preview.tsx')).pagePreview,
  },
  {
    path: '*',
    chunk: 'not-found',
    load: async () =>
      (await import(/* webpackChunkName: "not-found" */ '../pages/not-found/not-found-page.tsx')).notFoundPage,
  },
];

/** Paths of the pages for the sitemap. The API adds those of single items. */
export const publicPaths: string[] = pages
  .filter(({ path, browserOnly, unlisted }) => !browserOnly && !unlisted && !/[:*]/.test(path))
  .map(({ path }) => path);

async function loadDonationResult() {
  return (await import(/* webpackChunkName: "donation-result" */ '../pages/donation-result/donation-result-page.tsx'))
    .donationResultPage;
}

async function loadConsole() {
  return (await import(/* webpackChunkName: "console" */ '../pages/console/console-page.tsx')).consolePage;
}

/** The page at an address (path and query); the last row matches everything. */
export function findPage(url: string): { page: Page; address: PageAddress } {
  const { pathname, searchParams } = new URL(url, 'http://site');
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, address: { params: match.params, search: searchParams } };
  }
  throw new Error(`No page for ${pathname}`);
}
