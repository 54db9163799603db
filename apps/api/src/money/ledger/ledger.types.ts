import type { Order } from '../orders/order.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** An amount in whole shillings, and its value in US cents. */
export type Money = Pick<LedgerEntry, 'amount' | 'cents'>;

/** Sum of several entries. */
export interface LedgerSum extends Money {
  count: number;
}

/** Sum of the entries for one purpose in one month ('2026-11'). */
export interface MonthOfPurpose extends Money, Pick<LedgerEntry, 'purpose' | 'category'> {
  month: string;
}

/** An entry with its payment and its order. */
export type LedgerEntryWithRelations = LedgerEntry & { payment: Payment | null; order: Order | null };
