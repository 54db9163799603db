/** What events, sermons, ministries, announcements and testimonies have in common. */

/** Where a content item stands. Visitors meet `published` only. */
export const contentStatuses = ['published', 'draft', 'archived', 'deleted'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const bulkActions = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'duplicate',
  'delete',
  'restore',
  'export',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Longest accepted input, in characters unless a unit is given. */
export const contentLimits = {
  title: 200,
  description: 50_000,
  tags: 20,
  tag: 40,
  url: 2_048,
  bulkItems: 200,
} as const;
