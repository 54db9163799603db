import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { instant, varchar } from '../platform/database/columns.ts';

const columns = { fileName: 'varchar(200)', altText: 'varchar(300)' };

/** What the office calls an upload and says of it; and which upload has taken the place of another. Written out, as a builder rebuilds a table of SQLite. */
export class MediaLibrary1700000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE uploads ADD COLUMN ${column} ${type} NULL`);
    await runner.createTable(
      new Table({
        name: 'upload_replacements',
        columns: [varchar('name', 60, { isPrimary: true }), varchar('replacedBy', 60), instant('replacedAt')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('upload_replacements');
    for (const column of Object.keys(columns)) await runner.query(`ALTER TABLE uploads DROP COLUMN ${column}`);
  }
}
