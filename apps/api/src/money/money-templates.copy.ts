import { messages } from '../platform/texts/sentence.ts';

/** What a variable stands for, of those that messages about gifts and about orders have. */
export const moneyMeanings = messages('api.moneyMeanings', {
  testNote: 'That no money has moved, where payments are tried out',
});

/** What the office reads of the receipt for a gift. */
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
  givingWays: 'Where gifts are sent, with a warning of other numbers',
});
