import { messages } from '@ministry/messages';

/** The other ways to give, beside the form. */
export const givingCopy = messages('contactPage.giving', {
  heading: 'Give',
  otherHeading: 'Other ways to give',
  online: 'Give in our online store',
  store: 'Buy in our online store',
  storeText: 'Books, music and handwork.',
  newTab: '(opens in a new tab)',
  onlineText: 'By card, in a new tab.',
  phoneHeading: 'By phone',
  /** Must be true with and without a provider: the form may offer mobile money, or be closed. */
  phoneText: 'To give without this form, call us. We tell you how.',
  officeHeading: 'In person',
  waysHeading: 'Send it yourself',
  waysCare: 'Check the name before you pay. If a message names another number, call us.',
  waysFailed: 'The numbers could not be loaded. Please call us.',
});
