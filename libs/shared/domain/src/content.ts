/** What events, sermons, ministries, announcements, testimonies and pages have in common. */

/** Every kind of content by its name in addresses: what one of it is called, the heading over several, and its list in the console. */
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

/** Where a content item stands. Visitors meet `published` only. */
export const contentStatuses = ['published', 'draft', 'archived', 'deleted'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** What the calendar of the office tells of an item on a day. */
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

/** Days for which whatever an admin deleted can be restored. */
export const restorableDays = 30;

/** When something deleted at this moment (ISO 8601) is erased for good. */
export const purgeDate = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + restorableDays * 86_400_000);
