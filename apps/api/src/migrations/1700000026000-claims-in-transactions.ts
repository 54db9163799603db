import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A claim lives and dies with its transaction; until now it was a row with a lease. */
export class ClaimsInTransactions1700000026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_keys WHERE status IS NULL');
    for (const column of ['holder', 'leaseUntil'])
      await runner.query(`ALTER TABLE idempotency_keys DROP COLUMN ${column}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE idempotency_keys ADD COLUMN holder varchar(36) NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE idempotency_keys ADD COLUMN leaseUntil datetime(3) NULL');
  }
}
