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
  /** Followed by the time of day there. */
  clock: 'Kampala',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
});
