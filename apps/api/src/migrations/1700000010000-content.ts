import { type MigrationInterface, type QueryRunner, Table, type TableColumn } from 'typeorm';
import { boolean, day, id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

const publicationState = (): TableColumn[] => [
  boolean('isActive'),
  instant('archivedAt', { isNullable: true }),
  instant('deletedAt', { isNullable: true }),
  instant('createdAt'),
  instant('updatedAt'),
  varchar('updatedBy', 40, { isNullable: true }),
];
const address = (name: string): TableColumn => varchar(name, 2048, { isNullable: true });

const sermonsTable = (): Table =>
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
      ...publicationState(),
    ],
    indices: [index('ix_sermons_date', ['date'])],
  });

const ministriesTable = (): Table =>
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
      ...publicationState(),
    ],
  });

const announcementsTable = (): Table =>
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
      ...publicationState(),
    ],
    indices: [index('ix_announcements_date', ['date'])],
  });

const testimonialsTable = (): Table =>
  new Table({
    name: 'testimonials',
    columns: [id(), varchar('name', 100), text('testimony'), day('date'), ...publicationState()],
    indices: [index('ix_testimonials_date', ['date'])],
  });

export class Content1700000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [sermonsTable(), ministriesTable(), announcementsTable(), testimonialsTable()])
      await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['testimonials', 'announcements', 'ministries', 'sermons']) await runner.dropTable(table);
  }
}
