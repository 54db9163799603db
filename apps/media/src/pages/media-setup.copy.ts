export const setupCopy = {
  title: 'Media Team Setup',
  brand: 'Media team',
  signedInAs: 'You are signed in as',
  roles: { admin: 'administrator', media: 'media team' },
  clock: 'Kampala',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
} as const;
