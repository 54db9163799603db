import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to people who sign in, and to those who manage the accounts. */
export const staffTexts = messages('api.staff', {
  notFound: 'There is no such account.',
  usernameTaken: 'There is already an account with this username.',
  usernameTakenField: 'Username is already taken',
  lastAdmin: 'This is the last admin account; without it nobody could sign in to the office.',
  ownAccount: 'You cannot revoke the account you are signed in with.',
  currentPasswordWrong: 'Your current password is not right.',
  currentPasswordWrongField: 'Current password is not right',
  sessionEnded: 'This account was signed out everywhere. Please sign in again.',
  noInvitation: 'This link was used already or is too old. Ask for a new invitation.',
  emailNeeded: 'An e-mail address is needed for an invitation',
  secondFactorRequired: 'A code of your authenticator app is needed for this.',
  codeWrong: 'This code is not right or was used already. Please wait for the next one.',
  codeWrongField: 'Code is not right or was used already',
  setupExpired: 'This took too long. Please begin again.',
  secondFactorOn: 'One-time codes are set up for this account already.',
  secondFactorOff: 'One-time codes are not set up for this account.',
  credentialsWrong: 'Please sign in with a valid username and password.',
  tooManyWrong: 'Too many wrong passwords or codes. Please wait and try again.',
  manySignIns: 'Many people are signing in at this moment. Please try again.',
  passwordLength: message<{ min: number; max: number }>('The password must have {min} to {max} characters'),
  usernameForm: 'Username must have 3 to 40 letters, digits, dots, hyphens or underscores',
  currentPasswordNeeded: 'Your current password is needed',
});
