import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A statement for a donor says what was given in dollars. Written out, as a builder rebuilds a table of SQLite. */
export class CurrencyOfGifts1700000046000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entries ADD COLUMN currency varchar(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entries DROP COLUMN currency');
  }
}
