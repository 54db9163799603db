import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The point of a picture that stays in sight where it is cut to a shape. */
export class FocalPoints1700000076000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE uploads ADD COLUMN focusX integer NULL');
    await runner.query('ALTER TABLE uploads ADD COLUMN focusY integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('uploads', 'focusY');
    await runner.dropColumn('uploads', 'focusX');
  }
}
