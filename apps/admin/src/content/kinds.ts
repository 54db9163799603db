import type { ContentPlural } from '@ministry/domain';

interface KindCopy {
  /** Over a list of them: 'Sermons'. */
  title: string;
  one: string;
  many: string;
  /** Where its list stands in the console; an item stands below it. */
  address: string;
}

/** What the console calls each kind of content that its editor changes, the most urgent drafts first. */
export const kinds: Record<Exclude<ContentPlural, 'testimonials'>, KindCopy> = {
  events: { title: 'Events', one: 'event', many: 'events', address: '/events' },
  sermons: { title: 'Sermons', one: 'sermon', many: 'sermons', address: '/sermons' },
  ministries: { title: 'Ministries', one: 'ministry', many: 'ministries', address: '/ministries' },
  announcements: {
    title: 'Announcements',
    one: 'announcement',
    many: 'announcements',
    address: '/community/announcements',
  },
};
export type Kind = keyof typeof kinds;
