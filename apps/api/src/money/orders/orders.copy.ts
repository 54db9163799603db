import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages to buyers. */
export const orderTexts = messages('api.orders', {
  notFound: 'There is no such order.',
  providerNeeded: 'Provider is needed to pay now',
  phoneNeeded: 'Please enter the telephone number that you pay with',
  phoneMissing:
    'Mobile money needs a telephone number, and this order has none. Please pay by card, or call the office',
  nothingToPay: 'Payment must be at pickup if there is nothing to pay',
  tooDear: message<{ most: string }>('Items may cost at most {most} in total'),
  itemsList: 'Items must be a list',
  itemsNeeded: 'Items must name at least one product',
  itemsTooMany: message<{ most: number }>('Items may name at most {most} products'),
  itemsOnce: 'Items must name each product once',
  itemsIncomplete: 'Items must each have a product and a quantity',
  someProduct: 'one of the products',
  soldOut: message<{ name: AnyText }>('{name} is sold out'),
  onlyLeft: message<{ name: AnyText; left: number }>('only {left} of {name} left'),
  outOfStock: message<{ shortages: readonly AnyText[] }>(
    'Some items are not available: {shortages}. Nothing was ordered.',
  ),
  soldSince: message<{ shortages: readonly AnyText[] }>(
    'The order cannot be reactivated: {shortages}. Nothing was changed.',
  ),
  priceChanged: 'A price has changed in the meantime. Please look at the total again; nothing was ordered.',
  payAtPickup: 'This order is paid at the office when it is picked up.',
  paid: 'This order is paid already.',
  cancelled: 'This order was cancelled.',
  holdOver: 'The time to pay this order is over, and its items are back in the store. Please order again.',
  notCancellable: 'This order cannot be cancelled here any more. Please call the office.',
  notPaid: 'No payment has been received for this order, so there is nothing to give back.',
  refundChanged: message<{ received: string; refund: string }>(
    'Nothing was changed, because other amounts apply now: {received} has been received for this order, and {refund} is to be given back. Please look at the order again.',
  ),
});
