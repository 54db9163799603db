import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, id, index, instant, integer, mediumtext, text, varchar } from '../platform/database/columns.ts';

/** Files that were imported, and what an undo needs of their rows. */
export class Imports1700000068000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // On SQLite every text may be long.
    const before = runner.connection.options.type === 'better-sqlite3' ? text : mediumtext;
    await runner.createTable(
      new Table({
        name: 'imports',
        columns: [
          id(),
          varchar('kind', 20),
          varchar('fileName', 200),
          integer('createdCount'),
          integer('updatedCount'),
          integer('skippedCount'),
          integer('invalidCount'),
          boolean('isAffirmed'),
          varchar('createdBy', 40),
          instant('createdAt'),
          varchar('undoneBy', 40, { isNullable: true }),
          instant('undoneAt', { isNullable: true }),
          integer('remainingCount'),
        ],
        indices: [index('ix_imports_kind', ['kind', 'id'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'import_rows',
        columns: [
          id(),
          integer('importId'),
          integer('rowNumber'),
          integer('itemId'),
          varchar('stateHash', 64),
          before('before', { isNullable: true }),
        ],
        indices: [index('ix_import_rows_import', ['importId', 'id'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_rows');
    await runner.dropTable('imports');
  }
}
