import { basePath, dayLocale, message, messages } from '@ministry/messages';

const savedTexts = messages('savedPages', {
  /** Before a day and a time. */
  copyOf: 'Saved copy',
  notWhole: message<{ size: string }>('not whole yet: {size} in all'),
  remove: 'Remove',
  /** Follows an address. */
  missed: 'is not saved on this device, and the site cannot be reached at the moment.',
  tryAgain: 'Try again',
  sermons: 'Saved sermons',
  pages: 'Saved on this device',
});

/**
 * How days are written, what the service worker says in the documents that it answers with, and where its forms lead, one to a line: it is one for all languages, and finds its
 * words in the stored page of `/offline` of each.
 */
export const workerTexts = [
  dayLocale,
  savedTexts.copyOf,
  `${basePath}/offline`,
  savedTexts.notWhole({ size: '{size}' }),
  savedTexts.remove,
  savedTexts.missed,
  savedTexts.tryAgain,
  savedTexts.sermons,
  savedTexts.pages,
].join('\n');
