import { newsletterTexts as copy } from './newsletter-texts.copy.ts';
/** Rows of one page, and of the list that opens first (NEWS-22). */
export const latestCount = 10;

export const newsletterCopy = {
  /** NEWS-30 */
  loadFailed: { title: copy.error, description: copy.failedToFetchNewsletterSubscribers },
  /** NEWS-31 */
  exported: { title: copy.downloadComplete, description: copy.subscriberListDownloadedSuccessfully },
  /** NEWS-25 */
  nobodyYet: copy.noSubscribersYet,
} as const;

/** NEWS-24; nothing where the list is whole. */
export const latestNote = (count: number): string =>
  count > latestCount
    ? copy.showingLatestOfSubscribers({ latestCount, localeString: count.toLocaleString('en-GB') })
    : '';
