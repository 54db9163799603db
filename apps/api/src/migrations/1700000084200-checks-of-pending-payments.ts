import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that were overdue when their provider could not be asked stayed pending and were never checked again. */
export class ChecksOfPendingPayments1700000084200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE payments SET nextCheckAt = movedAt WHERE status = 'pending' AND nextCheckAt IS NULL");
  }

  async down(): Promise<void> {
    // They may still be checked.
  }
}
