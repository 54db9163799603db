import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { day, index, varchar } from '../platform/database/columns.ts';

const table = 'visit_counts';
/** What the twelve weeks of the dashboard are counted from, without the rows themselves. */
const ofTrends = {
  orders: index('ix_orders_made', ['isTest', 'createdAt']),
  ledger_entries: index('ix_ledger_entries_summed', ['purpose', 'isTest', 'receivedOn', 'amount']),
};

/** Counts of each day: never a row for a visitor. */
export class VisitCounts1700000040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          varchar('metric', 20, { isPrimary: true }),
          day('day', { isPrimary: true }),
          varchar('name', 120, { isPrimary: true }),
          { name: 'amount', type: 'double' },
        ],
      }),
    );
    for (const [name, made] of Object.entries(ofTrends)) await runner.createIndex(name, made);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, made] of Object.entries(ofTrends)) await runner.dropIndex(name, made);
    await runner.dropTable(table);
  }
}
