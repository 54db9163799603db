/** Names of the chunks of pages, as written in the `webpackChunkName` of their import. */
export const pageChunks = [
  'home',
  'events',
  'event',
  'sermons',
  'sermon',
  'about',
  'team',
  'announcements',
  'community',
  'gallery',
  'contact',
  'donation-result',
  'store',
  'product',
  'checkout',
  'order',
  'family-registration',
  'privacy',
  'terms',
  'ministries',
  'live',
  'search',
  'not-found',
  'console',
  'page-preview',
] as const;
export type PageChunk = (typeof pageChunks)[number];

/** `dist/web/manifest.json`: paths of the built files. */
export type WebManifest = {
  /** Needed by every page, in loading order. */
  scripts: string[];
  styles: string[];
  pages: Partial<Record<string, { script?: string; style?: string }>>;
};
