import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, unique, varchar } from '../platform/database/columns.ts';

export class Uploads1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'uploads',
        columns: [
          id(),
          varchar('name', 60),
          varchar('kind', 10),
          integer('bytes'),
          integer('seconds', { isNullable: true }),
          integer('width', { isNullable: true }),
          integer('height', { isNullable: true }),
          instant('createdAt'),
          varchar('createdBy', 40),
          instant('readyAt', { isNullable: true }),
          instant('copiesAt', { isNullable: true }),
          integer('copyFailures', { default: 0 }),
          instant('removedAt', { isNullable: true }),
        ],
        indices: [
          unique('uq_uploads_name', ['name']),
          index('ix_uploads_ready', ['readyAt']),
          index('ix_uploads_copies', ['kind', 'copiesAt']),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('uploads');
  }
}
