import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['orders', 'payments', 'ledger_entries', 'staff_accounts', 'photo_galleries'];

/** A column to write where a row is locked: a Galera cluster lets two nodes lock the same row as long as neither changes it. */
export class RowLocks1700000028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN lockCount integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN lockCount`);
  }
}
