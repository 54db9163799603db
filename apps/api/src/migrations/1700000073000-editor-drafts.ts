import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, mediumtext, text, unique, varchar } from '../platform/database/columns.ts';

/** Unsaved forms of the console, by account. */
export class EditorDrafts1700000073000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const longText = runner.connection.options.type === 'better-sqlite3' ? text : mediumtext;
    await runner.createTable(
      new Table({
        name: 'editor_drafts',
        columns: [
          id(),
          integer('accountId'),
          varchar('formKey', 200),
          varchar('device', 40),
          longText('value'),
          instant('savedAt'),
        ],
        indices: [
          unique('uq_editor_drafts_key', ['accountId', 'formKey']),
          index('ix_editor_drafts_saved', ['savedAt']),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('editor_drafts');
  }
}
