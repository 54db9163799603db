import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, integer, mediumtext, unique, varchar } from '../platform/database/columns.ts';

/** Translations of what the office writes and of the interface. */
export class Translations1700000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'translations',
        columns: [
          id(),
          varchar('language', 3),
          varchar('kind', 20),
          integer('itemId'),
          varchar('field', 120),
          mediumtext('source'),
          mediumtext('text'),
          varchar('state', 7),
          varchar('checkedBy', 40, { isNullable: true }),
          instant('checkedAt', { isNullable: true }),
          instant('updatedAt'),
        ],
        indices: [unique('uq_translations_text', ['language', 'kind', 'itemId', 'field'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('translations');
  }
}
