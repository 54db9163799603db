import { newsletterCopy as copy } from './newsletter.copy.ts';

/** Rows of one page, and of the list that opens first (NEWS-22). */
export const latestCount = 10;

/** NEWS-24; nothing where the list is whole. */
export const latestNote = (count: number): string =>
  count > latestCount ? copy.showingLatest({ latestCount, count }) : '';
