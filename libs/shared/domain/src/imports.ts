import type { Permission } from './permissions.ts';

interface ImportedKind {
  /** In the plural, as a heading. */
  title: string;
  /** In the singular, within a sentence. */
  one: string;
  /** Permission that an import requires: the same as for adding one item. */
  permission: Permission;
  /** Where the console lists them. */
  listPath: string;
}

/** What can be imported from a CSV file. */
export const importKinds = {
  families: { title: 'Families', one: 'family', permission: 'families.manage', listPath: '/families' },
  subscribers: { title: 'Subscribers', one: 'subscriber', permission: 'newsletter.manage', listPath: '/newsletter' },
  products: { title: 'Products', one: 'product', permission: 'store.manage', listPath: '/store' },
  gifts: { title: 'Gifts', one: 'gift', permission: 'ledger.manage', listPath: '/donations' },
  sermons: { title: 'Sermons', one: 'sermon', permission: 'content.publish', listPath: '/sermons' },
} as const satisfies Record<string, ImportedKind>;
export type ImportKind = keyof typeof importKinds;
export const importKindNames = /* @__PURE__ */ Object.keys(importKinds) as ImportKind[];

export const importLimits = {
  /** Rows below the headings. */
  rows: 10_000,
  /** Items that are added or updated at once. An import is one transaction, and other writes must not wait long for it. */
  items: 1_000,
  columns: 60,
  /** Bytes of a file. */
  bytes: 5_000_000,
  fileName: 200,
  /** Characters of a value that is the same in all rows. */
  value: 1_000,
  /** Errors and duplicates that are listed one by one. */
  listed: 200,
} as const;
