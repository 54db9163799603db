import { message, messages } from '@ministry/messages';

export const checkoutCopy = messages('checkout', {
  title: 'Checkout',
  lead: 'Two steps: who you are, and how you pay.',
  description: 'Order what is in your cart; pay by mobile money or card, or when you pick it up.',
  summary: 'Your order',
  total: 'Total',
  quantity: 'Quantity',
  backToStore: 'Back to the store',
  toStore: 'Go to the store',
  empty: 'Your cart is empty',
  emptyText: 'There is nothing to order yet.',
  waiting: 'Your cart is kept on this device.',
  show: 'Show my cart',
  needsScript:
    'The cart needs JavaScript. Without it you can order one product at a time: press “Add to Cart” beside it in the store.',
  formHeading: 'Your details',
  name: 'Name',
  email: 'Email',
  emailHint: 'The confirmation goes there, with the link to your order.',
  phone: 'Phone (optional)',
  phoneHint: 'So that we can call when it is ready, for example 0772 123 456',
  phoneWanted: 'Phone',
  phoneWantedHint:
    'For mobile money, the number that you pay with, for example 0772 123 456; otherwise you may leave it empty.',
  payment: 'How would you like to pay?',
  online: 'Pay now',
  onlineHint: 'On the secure page of our payment partner',
  pickup: 'Pay at pickup',
  pickupHint: message<{ town: string }>('In cash at the office, {town}'),
  method: 'Pay with',
  noOnline: 'Paying online is not possible at the moment. You can pay when you pick your order up.',
  test: 'Test mode: no money moves.',
  saved:
    'We keep your order and how to reach you for seven years, for this order and for our accounts, and for nothing else.',
  send: message<{ total: string }>('Order for {total}'),
  sendPlain: 'Order',
  sending: 'Ordering…',
  placed: 'Your order is placed',
  placedOpening: 'The page for your payment opens now. If it does not, open your order and pay from there.',
  seeOrder: 'See my order',
  failed: 'Order not placed',
  changed: 'Nothing was ordered.',
  lookAgain: 'Please check your order and send it again.',
  soldOut:
    'There are not enough left, or the price has changed. Nothing was ordered; please check your order and send it again.',
});

export const checkoutErrors = messages('checkout.errors', {
  customerName: 'Please write your name.',
  customerEmail: 'Please write an email address, such as name@example.org.',
  customerPhone: 'Please write your mobile money number, for example 0772 123 456.',
  phoneForm: 'Please write a phone number, such as 0772 123 456.',
});

/** Orders that were made on this device. */
export const myOrdersCopy = messages('orders', {
  heading: 'Your orders on this device',
  of: message<{ day: string }>('of {day}'),
});
