import type { Order } from '../orders/order.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** An amount in whole shillings, and its worth in cents of a dollar. */
export type Money = Pick<LedgerEntry, 'amount' | 'cents'>;

/** Some entries together. */
export interface LedgerSum extends Money {
  count: number;
}

/** What entries of one purpose come to in one month ('2026-11'). */
export interface MonthOfPurpose extends Money, Pick<LedgerEntry, 'purpose' | 'category'> {
  month: string;
}

/** An entry with what it is about. */
export type LedgerEntryWithRelations = LedgerEntry & { payment: Payment | null; order: Order | null };
