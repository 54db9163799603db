import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which process prepares a recording: one that stood still must not finish what another has taken over. */
export class ClaimsOfRecordings1700000029000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recordings ADD COLUMN claimedBy varchar(36) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recordings DROP COLUMN claimedBy');
  }
}
