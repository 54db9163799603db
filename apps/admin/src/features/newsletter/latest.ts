import { newsletterCopy as copy } from './newsletter.copy.ts';

/** Number of rows of a page, and of the list that is shown first (NEWS-22). */
export const latestCount = 10;

/** NEWS-24; empty if the whole list is shown. */
export const latestNote = (count: number): string =>
  count > latestCount ? copy.showingLatest({ latestCount, count }) : '';
