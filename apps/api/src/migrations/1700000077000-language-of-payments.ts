import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language a payer reads; null: the original one. */
export class LanguageOfPayments1700000077000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN language varchar(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN language');
  }
}
