/** What events, sermons, ministries, announcements, testimonies and pages have in common. */

/** The content kinds by their name in addresses: the name of one item, the heading of a list, and the address of the list in the console. */
export const contentKinds = {
  sermons: { name: 'sermon', title: 'Sermons', list: '/sermons' },
  events: { name: 'event', title: 'Events', list: '/events' },
  ministries: { name: 'ministry', title: 'Ministries', list: '/ministries' },
  announcements: { name: 'announcement', title: 'Announcements', list: '/community/announcements' },
  testimonials: { name: 'testimony', title: 'Testimonials', list: '/community/testimonials' },
  pages: { name: 'page', title: 'Pages', list: '/site/pages' },
} as const;
export type ContentPlural = keyof typeof contentKinds;
/** 'sermon' */
export type ContentName = (typeof contentKinds)[ContentPlural]['name'];

/** Status of a content item. Visitors see only published items. */
export const contentStatuses = ['published', 'draft', 'archived', 'deleted'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** What happens to an item on a day of the office's calendar. */
export const calendarEntryTypes = ['takes-place', 'published', 'unpublished'] as const;
export type CalendarEntryType = (typeof calendarEntryTypes)[number];

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

/** Days for which a deleted item can be restored. */
export const restorableDays = 30;

/** When something that was deleted at the given time (ISO 8601) is erased for good. */
export const purgeDate = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + restorableDays * 86_400_000);
