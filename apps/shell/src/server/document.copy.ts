import { messages } from '@ministry/messages';

export const documentCopy = messages('document', {
  /** Behind a title, in brackets. */
  original: 'in English',
});
