/**
 * Columns and tables that no code uses any more and that wait to be dropped: the contract step of a change whose expand step
 * is done. A migration may drop one once `unusedSince` is the released version or an earlier one, for then no process that
 * runs during the next release knows it. Its line goes with the release after that.
 */
export interface ContractStep {
  table: string;
  /** None: the whole table. */
  column?: string;
  /** The first release whose code neither reads nor writes it. */
  unusedSince: string;
}

export const contractSteps: readonly ContractStep[] = [
  { table: 'idempotency_keys', column: 'holder', unusedSince: '0.2.0' },
  { table: 'idempotency_keys', column: 'leaseUntil', unusedSince: '0.2.0' },
];
