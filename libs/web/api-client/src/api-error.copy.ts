import { messages } from '@ministry/messages';

export const errorCopy = messages('connection', {
  unreached: 'Network error. Please check your connection and try again.',
  /** Followed by the status code. */
  answered: 'The server answered',
});
