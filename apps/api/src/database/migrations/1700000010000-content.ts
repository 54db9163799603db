import { type MigrationInterface, type QueryRunner, Table, type TableColumn } from 'typeorm';
import { boolean, day, id, index, instant, integer, text, varchar } from '../columns.ts';

const standing = (): TableColumn[] => [
  boolean('isActive'),
  instant('archivedAt', { isNullable: true }),
  instant('deletedAt', { isNullable: true }),
  instant('createdAt'),
  instant('updatedAt'),
  varchar('updatedBy', 40, { isNullable: true }),
];
const address = (name: string): TableColumn => varchar(name, 2048, { isNullable: true });

export class Content1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sermons',
        columns: [
          id(),
          varchar('title', 200),
          text('description'),
          varchar('speaker', 100),
          instant('date'),
          varchar('category', 40),
          text('tags'),
          varchar('series', 100, { isNullable: true }),
          address('featuredImage'),
          address('audioUrl'),
          address('videoUrl'),
          ...standing(),
        ],
        indices: [index('ix_sermons_date', ['date'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'ministries',
        columns: [
          id(),
          varchar('name', 200),
          text('description'),
          varchar('icon', 40),
          varchar('category', 40),
          varchar('impact', 500),
          integer('established', { isNullable: true }),
          address('featuredImage'),
          text('tags'),
          ...standing(),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'announcements',
        columns: [
          id(),
          varchar('title', 200),
          text('content'),
          varchar('priority', 10),
          instant('date'),
          day('validUntil', { isNullable: true }),
          address('featuredImage'),
          ...standing(),
        ],
        indices: [index('ix_announcements_date', ['date'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'testimonials',
        columns: [id(), varchar('name', 100), text('testimony'), day('date'), ...standing()],
        indices: [index('ix_testimonials_date', ['date'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['testimonials', 'announcements', 'ministries', 'sermons']) await runner.dropTable(table);
  }
}
