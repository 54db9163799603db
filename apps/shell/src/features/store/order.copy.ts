import { message, messages } from '@ministry/messages';

/** Texts for the buyer about each status of an order. */
export const statusCopy = messages('order.status', {
  unpaid: {
    title: 'Waiting for your payment',
    text: message<{ time: string }>(
      'If you have paid, leave this page open: it shows your payment as soon as it arrives, even if you approve it on your phone only now. We reserve these items for you until {time}.',
    ),
  },
  waiting: { title: 'Waiting for your payment', text: 'As soon as it arrives, this page shows it.' },
  failed: {
    title: 'The payment did not go through',
    text: 'You can try again, or pay another way. If money was taken from you anyway, call us with your order number.',
  },
  pickup: {
    title: 'We received your order',
    text: message<{ office: string }>('We set it aside for you. Pay when you pick it up at the office, {office}.'),
  },
  paid: {
    title: 'Thank you! Your payment has arrived',
    text: message<{ office: string }>(
      'We are getting your order ready and write to you when you can pick it up at the office, {office}.',
    ),
  },
  processing: { title: 'We are getting your order ready', text: 'You get an e-mail when it is ready.' },
  shipped: {
    title: 'Your order is on its way, or ready for you',
    text: message<{ office: string }>('Ask at the office, {office}, if it does not reach you.'),
  },
  completed: {
    title: 'Your order is complete',
    text: 'Thank you. What you bought here supports our work.',
  },
  cancelled: {
    title: 'This order was cancelled',
    text: 'You owe nothing. The items are back in the store.',
  },
  cancelledPaid: {
    title: 'This order was cancelled',
    text: 'A payment was received for it. The office will contact you about the refund.',
  },
  refunded: {
    title: 'Your money was refunded',
    text: 'The order is closed. Ask us if anything is unclear.',
  },
});

export const orderCopy = messages('order', {
  title: message<{ reference: string }>('Order {reference}'),
  description: 'What you ordered, and its status.',
  heading: 'Your order',
  reference: 'Order number',
  ordered: 'Ordered',
  payment: 'Payment',
  test: 'Test order: no money moved',
  items: 'What you ordered',
  total: 'Total',
  times: message<{ quantity: number }>('{quantity} ×'),
  history: 'What has happened',
  payHeading: 'Pay now',
  method: 'Pay with',
  pay: message<{ total: string }>('Pay {total}'),
  paying: 'Opening the payment page…',
  payFailed: 'The payment could not be started',
  payLater: 'The payment could not be started just now. Nothing was charged; please try again in a moment.',
  cancel: 'Cancel the order',
  cancelSure: 'The items go back into the store. This cannot be undone.',
  cancelYes: 'Yes, cancel it',
  cancelling: 'Cancelling…',
  cancelled: 'Order cancelled',
  cancelFailed: 'The order could not be cancelled',
  cancelLater: 'This order cannot be cancelled here any more. Please call the office.',
  print: 'Print',
  call: 'Call the office',
  store: 'Keep shopping',
  keepLink:
    'Keep this page’s address, or the e-mail that we sent you: it is the key to your order, so do not share it.',
  forget: 'Forget on this device',
  forgotten: 'This device has forgotten the order. The link in the e-mail still opens it.',
  missingTitle: 'This order was not found',
  missingText:
    'Open it with the whole link in the e-mail that we sent you. If you cannot find that, call the office with your name and the day.',
  failedTitle: 'Your order could not be shown just now',
  failedText: 'Nothing is lost. Please try again in a moment.',
  tryAgain: 'Try again',
  loading: 'Loading your order',
});
