import { message, messages } from '@ministry/messages';

/** In the documents that the service worker answers with. */
export const savedTexts = messages('savedPages', {
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
