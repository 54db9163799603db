import { messages } from '@ministry/messages';

export const appCopy = messages('media.app', {
  checkingAccess: 'Checking your access…',
  notReached: 'The server was not reached, so your access could not be checked.',
  tryAgain: 'Try again',
});
