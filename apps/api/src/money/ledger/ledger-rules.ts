import type { LedgerEntry } from './ledger-entry.entity.ts';

/** A gift as it came in. What belongs to an order would leave the order behind. */
export const isCorrectable = ({ purpose, kind }: Pick<LedgerEntry, 'purpose' | 'kind'>): boolean =>
  purpose === 'donation' && (kind === 'payment' || kind === 'office');

export const isTakenBack = (since: readonly Pick<LedgerEntry, 'kind'>[]): boolean =>
  since.some(({ kind }) => kind === 'reversal');
