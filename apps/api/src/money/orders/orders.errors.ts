import { formatShillings, paymentLimits, toDecimal } from '@ministry/domain';
import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

/** A line of a cart, and what there is of its product for it. */
export interface Shortage {
  productId: number;
  /** Left out of a product that visitors do not see. */
  name?: string;
  available: number;
}

export const orderNotFound = (): DomainError => notFound('There is no such order.');
export const providerNeeded = (): DomainError => invalid({ provider: 'Provider is needed to pay now' });
export const nothingToPay = (): DomainError =>
  invalid({ payment: 'Payment must be at pickup where there is nothing to pay' });
export const tooDear = (): DomainError =>
  invalid({ items: `Items may cost at most ${formatShillings(paymentLimits.most)} together` });

function fieldError({ name = 'one of the products', available }: Shortage): string {
  return available === 0 ? `${name} is sold out` : `of ${name} only ${available} left`;
}

/** @param items what cannot be had as wanted */
export const outOfStock = (items: readonly Shortage[]): DomainError =>
  new DomainError(
    409,
    'OUT_OF_STOCK',
    `Not all of it can be had: ${items.map(fieldError).join('; ')}. Nothing was ordered.`,
    undefined,
    undefined,
    { items },
  );

/** @param items what each product costs now. @param cents what the cart costs now */
export const priceChanged = (items: readonly { productId: number; cents: number }[], cents: number): DomainError =>
  new DomainError(
    409,
    'PRICE_CHANGED',
    'A price has changed in the meantime. Please look at the total again; nothing was ordered.',
    undefined,
    undefined,
    {
      items: items.map((item) => ({ productId: item.productId, price: toDecimal(item.cents) })),
      totalAmount: toDecimal(cents),
    },
  );

/** The units of a cancelled order are somebody else's by now. */
export const soldSince = (items: readonly Shortage[]): DomainError =>
  new DomainError(
    409,
    'OUT_OF_STOCK',
    `The order cannot be taken up again: ${items.map(fieldError).join('; ')}. Nothing was changed.`,
    undefined,
    undefined,
    { items },
  );

export const payAtPickup = (): DomainError =>
  conflict('PAY_AT_PICKUP', 'This order is paid at the office when it is fetched.');
export const orderPaid = (): DomainError => conflict('ORDER_PAID', 'This order is paid already.');
export const orderCancelled = (): DomainError => conflict('ORDER_CANCELLED', 'This order was cancelled.');
export const holdOver = (): DomainError =>
  conflict(
    'ORDER_CANCELLED',
    'The time to pay this order is over, and its things are back in the store. Please order again.',
  );
export const notCancellable = (): DomainError =>
  conflict('NOT_CANCELLABLE', 'This order cannot be cancelled here any more. Please call the office.');
export const notPaid = (): DomainError =>
  conflict('NOT_PAID', 'No money has come in for this order that could be given back.');
