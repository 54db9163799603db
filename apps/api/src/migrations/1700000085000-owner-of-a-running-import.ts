import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who holds the row of a running import, so that nobody ends the claim of another process. */
export class OwnerOfARunningImport1700000085000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE seeds ADD COLUMN owner varchar(36) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('seeds', 'owner');
  }
}
