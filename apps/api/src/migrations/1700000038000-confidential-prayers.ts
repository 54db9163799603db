import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A prayer request can be for pastors alone. Written out, as a builder rebuilds a table of SQLite. */
export class ConfidentialPrayers1700000038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prayer_requests ADD COLUMN isConfidential boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prayer_requests DROP COLUMN isConfidential');
  }
}
