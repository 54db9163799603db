import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an unsaved form is called in the list of them. */
export class TitlesOfEditorDrafts1700000081000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE editor_drafts ADD COLUMN title varchar(200) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('editor_drafts', 'title');
  }
}
