import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { day, id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

/** What was brought to the bank, and which entries of the ledger it holds. */
export class BankDeposits1700000072000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'bank_deposits',
        columns: [
          id(),
          day('depositedOn'),
          varchar('account', 100),
          integer('amount'),
          varchar('reference', 60, { isNullable: true }),
          text('note', { isNullable: true }),
          varchar('recordedBy', 40),
          instant('createdAt'),
        ],
        indices: [index('ix_bank_deposits_day', ['depositedOn', 'id'])],
      }),
    );
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE ledger_entries ADD COLUMN depositId integer NULL');
    await runner.createIndex('ledger_entries', index('ix_ledger_entries_deposit', ['depositId', 'receivedOn', 'id']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_entries', 'ix_ledger_entries_deposit');
    await runner.dropColumn('ledger_entries', 'depositId');
    await runner.dropTable('bank_deposits');
  }
}
