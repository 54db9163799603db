import { message, messages } from '@ministry/messages';

/** The account of the person who is signed in. */
export const accountCopy = messages('admin.account', {
  title: 'Your account',
  lead: 'How you sign in, and what protects it.',
  loading: 'Loading your account…',

  signOut: 'Sign out everywhere',
  signOutQuestion: 'Sign out everywhere?',
  signOutText:
    'Every open console of your account ends, this one too, and remembered devices are forgotten. Your password stays: change it too if somebody else may know it.',

  // One-time codes of an authenticator app, required besides the password.
  codes: {
    heading: 'One-time codes',
    lead: 'A code of an app on your telephone, such as Google Authenticator or Aegis, is asked for before money and accounts. Then a stolen password alone opens neither.',
    loadFailed: 'The state of the codes could not be loaded',
    areOn: 'Codes are asked for',
    recoveryCodesLeft: message<{ count: number }>('{count, number} of ten recovery codes are left.'),
    // One dialog each: renew the recovery codes, and turn one-time codes off.
    renew: {
      title: 'New recovery codes',
      text: 'The earlier ones no longer work then.',
      action: 'Make new ones',
    },
    remove: {
      title: 'Switch one-time codes off',
      text: 'From then on the password alone opens money and accounts.',
      action: 'Switch off',
    },
    switchedOff: 'One-time codes are off.',
  },

  setup: {
    title: 'Set up one-time codes',
    done: 'One-time codes are on',
    failed: 'The setup could not begin',
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
    shownOnce: 'These codes are shown once. Keep them away from the telephone.',
    eachWorksOnce: 'Each works once in place of a code of the app, when the telephone is lost.',
    saveAsFile: 'Save as a file',
    kept: 'I have kept them',
  },
});
