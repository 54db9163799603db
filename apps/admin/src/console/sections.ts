import type { StatsResponse } from '@ministry/api-client';

/** One tab of the dashboard (ADM-42). */
export interface Section {
  /** First part of the address of everything in it. */
  path: string;
  label: string;
  /** What waits in it, and how a screen reader says so. */
  waiting?(stats: StatsResponse): { count: number; label: string };
}

export const sections: Section[] = [
  { path: 'sermons', label: 'Sermons' },
  { path: 'events', label: 'Events' },
  { path: 'ministries', label: 'Ministries' },
  { path: 'community', label: 'Community' },
  { path: 'families', label: 'Families' },
  { path: 'store', label: 'Store', waiting: ({ pendingOrders }) => ({ count: pendingOrders, label: 'pending' }) },
  { path: 'donations', label: 'Donations' },
  { path: 'messages', label: 'Messages', waiting: ({ messages }) => ({ count: messages.unread, label: 'unread' }) },
];
