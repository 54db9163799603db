import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The whole picture that a cropped one was made from. */
export class OriginalsOfCroppedPictures1700000080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE uploads ADD COLUMN originalId integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('uploads', 'originalId');
  }
}
