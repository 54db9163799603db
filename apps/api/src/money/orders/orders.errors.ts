import { formatShillings, paymentLimits, toDecimal } from '@ministry/domain';
import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import type { AnyText } from '../../platform/texts/sentence.ts';
import { orderTexts } from './orders.copy.ts';

/** A product of a cart, and how many units of it are available. */
export interface Shortage {
  productId: number;
  /** Left out if visitors cannot see the product. */
  name?: string;
  available: number;
}

export const orderNotFound = (): DomainError => notFound(orderTexts.notFound);
export const providerNeeded = (): DomainError => invalid({ provider: orderTexts.providerNeeded });
export const phoneNeeded = (): DomainError => invalid({ customerPhone: orderTexts.phoneNeeded });
export const phoneMissing = (): DomainError => invalid({ method: orderTexts.phoneMissing });
export const nothingToPay = (): DomainError => invalid({ payment: orderTexts.nothingToPay });
export const tooDear = (): DomainError =>
  invalid({ items: orderTexts.tooDear({ most: formatShillings(paymentLimits.most) }) });

const shortageText = ({ name = orderTexts.someProduct, available }: { name?: AnyText; available: number }): AnyText =>
  available === 0 ? orderTexts.soldOut({ name }) : orderTexts.onlyLeft({ name, left: available });

/** @param items products with too few units */
export const outOfStock = (items: readonly Shortage[]): DomainError =>
  conflict('OUT_OF_STOCK', orderTexts.outOfStock({ shortages: items.map(shortageText) }), { details: { items } });

/** @param items current price of each product. @param cents current price of the cart */
export const priceChanged = (items: readonly { productId: number; cents: number }[], cents: number): DomainError =>
  conflict('PRICE_CHANGED', orderTexts.priceChanged, {
    details: {
      items: items.map((item) => ({ productId: item.productId, price: toDecimal(item.cents) })),
      totalAmount: toDecimal(cents),
    },
  });

/** The units of a cancelled order have been sold to others. */
export const soldSince = (items: readonly Shortage[]): DomainError =>
  conflict('OUT_OF_STOCK', orderTexts.soldSince({ shortages: items.map(shortageText) }), { details: { items } });

export const payAtPickup = (): DomainError => conflict('PAY_AT_PICKUP', orderTexts.payAtPickup);
export const orderPaid = (): DomainError => conflict('ORDER_PAID', orderTexts.paid);
export const orderCancelled = (): DomainError => conflict('ORDER_CANCELLED', orderTexts.cancelled);
export const holdOver = (): DomainError => conflict('ORDER_CANCELLED', orderTexts.holdOver);
export const notCancellable = (): DomainError => conflict('NOT_CANCELLABLE', orderTexts.notCancellable);
export const notPaid = (): DomainError => conflict('NOT_PAID', orderTexts.notPaid);
/** @param received @param refund whole shillings */
export const refundChanged = (received: number, refund: number): DomainError =>
  conflict(
    'REFUND_CHANGED',
    orderTexts.refundChanged({ received: formatShillings(received), refund: formatShillings(refund) }),
  );
