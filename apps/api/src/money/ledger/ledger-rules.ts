import type { StatementGift } from './giving-statement.types.ts';
import type { Money } from './ledger.types.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** Only original gifts can be corrected. Correcting an entry of an order would leave the order itself unchanged. */
export const isCorrectable = ({ purpose, kind }: Pick<LedgerEntry, 'purpose' | 'kind'>): boolean =>
  purpose === 'donation' && (kind === 'payment' || kind === 'office');

export const isReversed = (since: readonly Pick<LedgerEntry, 'kind'>[]): boolean =>
  since.some(({ kind }) => kind === 'reversal');

export const sumOf = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  cents: amounts.reduce((sum, { cents }) => sum + cents, 0),
});

/** The amount of a gift together with all later entries about it. */
export const balanceOf = (gift: StatementGift): Money => sumOf([gift, ...gift.further]);
