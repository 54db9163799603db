import type { GivingCategory } from '@ministry/domain';
import type { Money } from './ledger.types.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** A later entry about a gift: a correction, refund or reversal. */
export interface FurtherEntry extends Money, Pick<LedgerEntry, 'kind'> {
  /** Calendar day in Kampala on which the entry was written. */
  day: string;
}

/** One gift as the statement shows it. */
export interface StatementGift extends Money, Pick<LedgerEntry, 'id' | 'receivedOn' | 'method'> {
  category: GivingCategory;
  /** Whether the gift was counted in dollars. */
  isDollars: boolean;
  /** Name in the ledger entry, if it differs from the donor's; else null. */
  otherName: string | null;
  further: FurtherEntry[];
}

/** The gifts of a donor in a year, as the books are now. */
export interface GivingStatement {
  year: number;
  donor: string;
  /** Calendar days in Kampala. */
  from: string;
  to: string;
  issuedOn: string;
  gifts: StatementGift[];
  /** Sum of the reversals in this year of gifts from earlier years; the statements of those years include them. */
  earlier: Money;
}
