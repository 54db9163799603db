import { messages } from '@ministry/messages';

export const secondFactorCopy = messages('admin.secondFactor', {
  title: 'Enter a code',
  lead: 'Money and accounts are protected by a code from your authenticator app. You are asked for it again after one hour.',
  code: 'Code',
  appHint: 'Six digits, as the app shows them now.',
  appOrRecoveryHint: 'Six digits from the app, or one of your recovery codes.',
  continue: 'Continue',
  checking: 'Checking…',
});
