import { messages } from '@ministry/messages';

export const documentCopy = messages('document', {
  /** Shown after a title, in brackets. */
  original: 'in English',
});
