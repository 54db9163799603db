import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { instant, varchar } from '../platform/database/columns.ts';

export class Seeds1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'seeds', columns: [varchar('name', 80, { isPrimary: true }), instant('ranAt')] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seeds');
  }
}
