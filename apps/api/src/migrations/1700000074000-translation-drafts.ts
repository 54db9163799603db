import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new wording waits beside a checked translation. */
export class TranslationDrafts1700000074000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const type = runner.connection.options.type === 'better-sqlite3' ? 'text' : 'mediumtext';
    await runner.query(`ALTER TABLE translations ADD COLUMN draft ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translations DROP COLUMN draft');
  }
}
