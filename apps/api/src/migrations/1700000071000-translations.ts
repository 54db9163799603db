import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, integer, mediumtext, text, unique, varchar } from '../platform/database/columns.ts';

/** Translations of what the office writes and of the interface. */
export class Translations1700000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const longText = runner.connection.options.type === 'better-sqlite3' ? text : mediumtext;
    await runner.createTable(
      new Table({
        name: 'translations',
        columns: [
          id(),
          varchar('language', 3),
          varchar('kind', 20),
          integer('itemId'),
          varchar('field', 120),
          longText('source'),
          longText('text'),
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
