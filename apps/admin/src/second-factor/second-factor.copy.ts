import { messages } from '@ministry/messages';

export const secondFactorCopy = messages('admin.secondFactor', {
  enterACode: 'Enter a code',
  moneyAndAccountsAreProtected:
    'Money and accounts are protected by a code of your authenticator app. It is asked for again after one hour.',
  checking: 'Checking…',
  continue: 'Continue',
  code: 'Code',
  sixDigitsAsTheApp: 'Six digits, as the app shows them now.',
  sixDigitsOfTheApp: 'Six digits of the app, or one of your recovery codes.',
});
