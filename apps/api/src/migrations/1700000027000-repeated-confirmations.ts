import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a registration was last confirmed by e-mail; none yet: when it was made. */
export class RepeatedConfirmations1700000027000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations ADD COLUMN confirmedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations DROP COLUMN confirmedAt');
  }
}
