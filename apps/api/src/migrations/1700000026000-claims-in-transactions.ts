import type { MigrationInterface } from 'typeorm';

/**
 * A claim lives and dies with its transaction; until then it was a row with a lease. The columns of the lease, which were
 * dropped here at first, stay while a process of the release before may still write them: see 1700000032000.
 */
export class ClaimsInTransactions1700000026000 implements MigrationInterface {
  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
