import { messages } from '@ministry/messages';

export const errorCopy = messages('connection', {
  unreached: 'Network error. Please check your connection and try again.',
  /** A number follows. */
  answered: 'The server answered',
});
