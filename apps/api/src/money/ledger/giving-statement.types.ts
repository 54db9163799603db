import type { GivingCategory } from '@ministry/domain';
import type { Money } from './ledger.types.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** What was done to a gift since. */
export interface FurtherEntry extends Money, Pick<LedgerEntry, 'kind'> {
  /** Plain day in Kampala on which it was written. */
  day: string;
}

/** One gift as the statement shows it. */
export interface StatementGift extends Money, Pick<LedgerEntry, 'id' | 'receivedOn' | 'method'> {
  category: GivingCategory;
  /** It was counted in dollars. */
  isDollars: boolean;
  /** Another name under which it stands in the books. */
  otherName: string | null;
  further: FurtherEntry[];
}

/** What a donor has given in a year, as the books stand now. */
export interface GivingStatement {
  year: number;
  donor: string;
  /** Plain days in Kampala. */
  from: string;
  to: string;
  issuedOn: string;
  gifts: StatementGift[];
  /** What went back in this year of gifts of the years before; their statements say so. */
  earlier: Money;
}
