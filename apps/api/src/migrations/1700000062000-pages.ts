import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { boolean, id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

/** Pages of the office's own, made of blocks. */
export class Pages1700000062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'pages',
        columns: [
          id(),
          varchar('title', 80),
          varchar('address', 60),
          varchar('summary', 320),
          text('blocks'),
          varchar('place', 6),
          integer('position'),
          boolean('isActive'),
          instant('archivedAt', { isNullable: true }),
          instant('deletedAt', { isNullable: true }),
          instant('publishAt', { isNullable: true }),
          instant('unpublishAt', { isNullable: true }),
          instant('createdAt'),
          instant('updatedAt'),
          varchar('updatedBy', 40, { isNullable: true }),
          integer('version', { default: 1 }),
        ],
        indices: [
          unique('uq_pages_address', ['address']),
          index('ix_pages_publish_at', ['publishAt']),
          index('ix_pages_unpublish_at', ['unpublishAt']),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('pages');
  }
}
