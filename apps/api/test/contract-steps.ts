/**
 * Columns and tables that no code uses any more and that wait to be dropped. This is the contract step of a change whose expand step
 * is done. A migration may drop one if `unusedSince` is the released version or an earlier one, because then no process that runs
 * during the next release uses it. Remove its entry in the release after that.
 */
export interface ContractStep {
  table: string;
  /** If missing, the whole table. */
  column?: string;
  /** The first release whose code neither reads nor writes it. */
  unusedSince: string;
}

export const contractSteps: readonly ContractStep[] = [
  { table: 'idempotency_keys', column: 'holder', unusedSince: '0.2.0' },
  { table: 'idempotency_keys', column: 'leaseUntil', unusedSince: '0.2.0' },
];
