import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { instant, integer, text, varchar } from '../platform/database/columns.ts';

const table = 'site_settings';

/** What names the church, and its weekly programme. */
export class SiteSettings1700000044000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          varchar('part', 20, { isPrimary: true }),
          text('value'),
          integer('version'),
          instant('updatedAt'),
          varchar('updatedBy', 40, { isNullable: true }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table);
  }
}
