import { messages } from '@ministry/messages';

export const consoleCopy = messages('console', {
  admin: 'Admin',
  media: 'Media team',
  description: 'For the staff of this ministry.',
  loading: 'Loading the console',
  failed: 'The console could not be loaded. The rest of the site still works.',
  tryAgain: 'Try again',
  needsScript: 'The console needs JavaScript.',
});
