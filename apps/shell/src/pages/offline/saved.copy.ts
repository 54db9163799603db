import { basePath, dayLocale, message, messages } from '@ministry/messages';

const savedTexts = messages('savedPages', {
  /** Followed by a day and a time. */
  copyOf: 'Saved copy',
  notWhole: message<{ size: string }>('not complete yet: {size} in total'),
  remove: 'Remove',
  /** Preceded by an address. */
  missed: 'is not saved on this device, and the site cannot be reached at the moment.',
  tryAgain: 'Try again',
  sermons: 'Saved sermons',
  pages: 'Saved on this device',
});

/**
 * Texts for the service worker, one per line: the locale of dates, the texts of the documents that it generates, and
 * the address of its forms. There is one worker for all languages; it reads these texts from the stored `/offline` page
 * of each language.
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
