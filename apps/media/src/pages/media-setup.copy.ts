import { messages } from '@ministry/messages';

export const setupCopy = messages('media.setup', {
  title: 'Media Team Setup',
  /** The user name and, in brackets, the role follow. */
  signedInAs: 'You are signed in as',
  roles: {
    admin: 'administrator',
    editor: 'editor',
    treasurer: 'treasurer',
    pastor: 'pastor',
    steward: 'steward',
    media: 'media team',
  },
  /** The time of day there follows. */
  clock: 'Kampala',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
});
