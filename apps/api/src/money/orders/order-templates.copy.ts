import { messages } from '../../platform/texts/sentence.ts';

/** Names of the messages about an order, for the office. */
export const orderTitles = messages('api.orderTemplateTitles', {
  paid: 'Order paid',
  ready: 'Order ready',
  received: 'Order to be paid at the office',
  lapsed: 'Order not paid',
  cancelled: 'Order cancelled',
  cancelledPaid: 'Paid order cancelled',
  cancelledRefunded: 'Order cancelled, money given back',
  revived: 'Order paid late',
  soldOut: 'Order paid late, but sold out',
  surplus: 'Order paid twice',
  takenBack: 'Payment taken back',
  refunded: 'Money given back',
});

/** When each message is sent. */
export const orderOccasions = messages('api.orderTemplateOccasions', {
  paid: 'When the payment for an order has arrived.',
  ready: 'When the office has packed an order.',
  received: 'When somebody has ordered something that is paid at the office.',
  lapsed: 'When an order is cancelled because no payment has arrived.',
  cancelled: 'When an order is cancelled that was not paid.',
  cancelledPaid: 'When an order is cancelled that was paid.',
  cancelledRefunded: 'When an order is cancelled whose payment was given back already.',
  revived: 'When the payment of a cancelled order arrives and everything is still in stock.',
  soldOut: 'When the payment of a cancelled order arrives and something has been sold since.',
  surplus: 'When more was paid for an order than it costs.',
  takenBack: 'When the company that collected a payment has taken it back.',
  refunded: 'When the office has given back what was paid for an order.',
});

/** What each variable stands for. */
export const orderMeanings = messages('api.orderMeanings', {
  firstName: 'Name of the buyer',
  reference: 'Reference of the order',
  amount: 'What the order costs, in shillings and dollars',
  items: 'What was ordered, one product per line',
  orderLink: 'Address at which the buyer sees the order',
  paidOn: 'Day and time of the payment',
  amountDue: 'What is still to be paid',
});
