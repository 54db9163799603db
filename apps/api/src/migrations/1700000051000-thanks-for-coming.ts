import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody was thanked for coming; none yet: not thanked. */
export class ThanksForComing1700000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations ADD COLUMN thankedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations DROP COLUMN thankedAt');
  }
}
