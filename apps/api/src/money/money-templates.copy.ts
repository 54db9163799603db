import { messages } from '../platform/texts/sentence.ts';

/** Meanings of the variables that messages about gifts and about orders share. */
export const moneyMeanings = messages('api.moneyMeanings', {
  testNote: 'Says that no money has moved, if payments are being tested',
});

/** Texts that describe the receipt for a gift to the office. */
export const receiptTexts = messages('api.giftReceipt', {
  title: 'Receipt for a gift',
  sentWhen: 'When a gift has arrived, or the office has entered one and sends a receipt.',
  firstName: 'Name of the giver, or friend',
  amount: 'Amount in shillings and dollars',
  purpose: 'What the gift is for',
  paidBy: 'How it was paid',
  receivedOn: 'Day on which it arrived',
  receiptNumber: 'Number of a gift that the office has entered',
  reference: 'Reference of a gift that was paid on the site',
  givingWays: 'Where gifts are sent, with a warning about other numbers',
});
