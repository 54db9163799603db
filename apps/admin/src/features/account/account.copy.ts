import { message, messages } from '@ministry/messages';

/** The account of the person who is signed in. */
export const accountCopy = messages('admin.account', {
  title: 'Your account',
  lead: 'How you sign in, and what protects it.',
  loading: 'Loading your account…',

  signOut: 'Sign out everywhere',
  signOutQuestion: 'Sign out everywhere?',
  signOutText:
    'All open consoles of your account are signed out, including this one, and remembered devices are forgotten. Your password does not change: change it too if somebody else may know it.',

  // One-time codes of an authenticator app, required besides the password.
  codes: {
    heading: 'One-time codes',
    lead: 'A code from an app on your phone, such as Google Authenticator or Aegis, is required for money and accounts. A stolen password alone is then not enough.',
    loadFailed: 'The state of the codes could not be loaded',
    areOn: 'Codes are required',
    recoveryCodesLeft: message<{ count: number }>('{count, number} of ten recovery codes are left.'),
    // One dialog each: renew the recovery codes, and turn one-time codes off.
    renew: {
      title: 'New recovery codes',
      text: 'The earlier ones will no longer work.',
      action: 'Make new ones',
    },
    remove: {
      title: 'Switch one-time codes off',
      text: 'After that, the password alone is enough for money and accounts.',
      action: 'Switch off',
    },
    switchedOff: 'One-time codes are off.',
  },

  setup: {
    title: 'Set up one-time codes',
    done: 'One-time codes are on',
    failed: 'The setup could not be started',
    makingKey: 'Making a key…',
    qrCode: 'QR code with the key',
    scan: '1. Scan this with an authenticator app, or type this key into it:',
    key: 'Key',
    enterCode: '2. Enter the code that the app shows now.',
    checking: 'Checking…',
    switchOn: 'Switch on',
  },

  recovery: {
    heading: 'Recovery codes',
    shownOnce: 'These codes are shown once. Keep them in a different place from the phone.',
    eachWorksOnce: 'Each works once instead of a code from the app, if the phone is lost.',
    saveAsFile: 'Save as a file',
    kept: 'I have saved them',
  },
});
