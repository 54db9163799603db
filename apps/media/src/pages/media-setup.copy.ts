export const setupCopy = {
  title: 'Media Team Setup',
  signedInAs: 'You are signed in as',
  roles: {
    admin: 'administrator',
    editor: 'editor',
    treasurer: 'treasurer',
    pastor: 'pastor',
    steward: 'steward',
    media: 'media team',
  },
  clock: 'Kampala',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
} as const;
