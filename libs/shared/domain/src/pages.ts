import { languages } from './languages.ts';

/** Pages that the office builds from blocks, and their places in the navigation. */

/** Types of the blocks of a page. */
export const blockTypes = [
  'text',
  'picture',
  'figures',
  'cards',
  'quote',
  'list',
  'action',
  'album',
  'events',
  'giving',
] as const;
export type BlockType = (typeof blockTypes)[number];

/** Where the navigation links to a page. */
export const pagePlaces = ['none', 'menu', 'footer'] as const;
export type PagePlace = (typeof pagePlaces)[number];

/** Longest accepted input, in characters unless a unit is given. */
export const pageLimits = {
  title: 80,
  address: 60,
  summary: 320,
  position: 999,
  blocks: 40,
  /** All blocks together, in bytes of JSON: the size that a column of every supported database can store. */
  blocksBytes: 60_000,
  heading: 120,
  text: 10_000,
  url: 2_048,
  alt: 200,
  caption: 200,
  figures: 6,
  figureValue: 12,
  figureLabel: 60,
  cards: 12,
  cardTitle: 100,
  cardText: 400,
  quote: 600,
  source: 120,
  listItems: 20,
  listItem: 200,
  actionText: 300,
  label: 40,
  eventsShown: 6,
} as const;

/** First parts of addresses that the site uses for something else, or will use (its languages). Tests compare them with both route tables. */
const reserved = new Set([
  ...['about', 'admin', 'announcements', 'community', 'contact', 'donation-cancelled', 'donation-success', 'events'],
  ...[
    'family-registration',
    'gallery',
    'live',
    'media-setup',
    'ministries',
    'notifications',
    'offline',
    'orders',
    'page-preview',
  ],
  ...['privacy', 'search', 'sermons', 'store', 'team', 'terms'],
  ...['api', 'assets', 'feeds', 'healthz', 'hls', 'icons', 'metrics', 'readyz', 'remotes', 'sandbox-checkout'],
  ...['save-data', 'share', 'tickets', 'uploads', 'waiting-list'],
  ...Object.keys(languages),
]);

export const isReservedAddress = (address: string): boolean => reserved.has(address);

/** Form of an address: 'building-fund'. It has at least one letter, so that it differs from the id of a row. */
const addressForm = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

export const isPageAddress = (text: string): boolean => text.length <= pageLimits.address && addressForm.test(text);

/** What is wrong with an address; undefined if nothing is. `reserved`: the site uses it for something else. */
export function addressProblem(address: string): 'form' | 'reserved' | undefined {
  if (!isPageAddress(address)) return 'form';
  return isReservedAddress(address) ? 'reserved' : undefined;
}

/** Makes an address from a title: 'Building Fund' → 'building-fund'; 'page' if the title has no usable characters. */
export function addressFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  // Leaves room for the number that is added for a second page with the same title.
  const address = words.slice(0, pageLimits.address - 6).replace(/^-+|-+$/g, '');
  return isPageAddress(address) ? address : 'page';
}

/** A link in the navigation to a page of the office's own. */
export interface PageLink {
  href: string;
  label: string;
}

/** The links by the part of the navigation that shows them; parts without any are left out. */
export type PageLinks = Partial<Record<Exclude<PagePlace, 'none'>, readonly PageLink[]>>;
