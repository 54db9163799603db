import { formatShillings, paymentLimits, toDecimal } from '@ministry/domain';
import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import type { AnyText } from '../../platform/texts/sentence.ts';
import { orderTexts } from './orders.copy.ts';

/** A line of a cart, and what there is of its product for it. */
export interface Shortage {
  productId: number;
  /** Left out of a product that visitors do not see. */
  name?: string;
  available: number;
}

export const orderNotFound = (): DomainError => notFound(orderTexts.notFound);
export const providerNeeded = (): DomainError => invalid({ provider: orderTexts.providerNeeded });
export const nothingToPay = (): DomainError => invalid({ payment: orderTexts.nothingToPay });
export const tooDear = (): DomainError =>
  invalid({ items: orderTexts.tooDear({ most: formatShillings(paymentLimits.most) }) });

const shortageText = ({ name = orderTexts.someProduct, available }: { name?: AnyText; available: number }): AnyText =>
  available === 0 ? orderTexts.soldOut({ name }) : orderTexts.onlyLeft({ name, left: available });

/** @param items what cannot be had as wanted */
export const outOfStock = (items: readonly Shortage[]): DomainError =>
  conflict('OUT_OF_STOCK', orderTexts.outOfStock({ shortages: items.map(shortageText) }), { details: { items } });

/** @param items what each product costs now. @param cents what the cart costs now */
export const priceChanged = (items: readonly { productId: number; cents: number }[], cents: number): DomainError =>
  conflict('PRICE_CHANGED', orderTexts.priceChanged, {
    details: {
      items: items.map((item) => ({ productId: item.productId, price: toDecimal(item.cents) })),
      totalAmount: toDecimal(cents),
    },
  });

/** The units of a cancelled order are somebody else's by now. */
export const soldSince = (items: readonly Shortage[]): DomainError =>
  conflict('OUT_OF_STOCK', orderTexts.soldSince({ shortages: items.map(shortageText) }), { details: { items } });

export const payAtPickup = (): DomainError => conflict('PAY_AT_PICKUP', orderTexts.payAtPickup);
export const orderPaid = (): DomainError => conflict('ORDER_PAID', orderTexts.paid);
export const orderCancelled = (): DomainError => conflict('ORDER_CANCELLED', orderTexts.cancelled);
export const holdOver = (): DomainError => conflict('ORDER_CANCELLED', orderTexts.holdOver);
export const notCancellable = (): DomainError => conflict('NOT_CANCELLABLE', orderTexts.notCancellable);
export const notPaid = (): DomainError => conflict('NOT_PAID', orderTexts.notPaid);
