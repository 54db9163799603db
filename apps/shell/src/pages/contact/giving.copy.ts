/** The other ways to give, beside the form. */
export const givingCopy = {
  heading: 'Give',
  lead: 'Everything here is carried by people who give, most of them a little at a time.',
  otherHeading: 'Other ways to give',
  online: 'Give in our online store',
  store: 'Buy in our online store',
  storeText: 'Books, music and handwork.',
  newTab: '(opens in a new tab)',
  onlineText: 'By card, in a new tab.',
  phoneHeading: 'By phone',
  phoneText: 'Call us, and we tell you how to send a gift by mobile money.',
  officeHeading: 'In person',
  officeText: 'At every service, or at the office. Ask for a receipt.',
} as const;
