/** Rows of one page, and of the list that opens first (NEWS-22). */
export const latestCount = 10;

export const newsletterCopy = {
  /** NEWS-30 */
  loadFailed: { title: 'Error', description: 'Failed to fetch newsletter subscribers.' },
  /** NEWS-31 */
  exported: { title: 'Download complete', description: 'Subscriber list downloaded successfully.' },
  /** NEWS-25 */
  nobodyYet: 'No subscribers yet',
} as const;

/** NEWS-24; nothing where the list is whole. */
export const latestNote = (count: number): string =>
  count > latestCount ? `Showing latest ${latestCount} of ${count.toLocaleString('en-GB')} subscribers` : '';
