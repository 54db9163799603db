import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { day, id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

export class Galleries1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'photo_galleries',
        columns: [
          id(),
          varchar('title', 200),
          text('description'),
          day('eventDate', { isNullable: true }),
          instant('createdAt'),
          instant('updatedAt'),
          varchar('updatedBy', 40, { isNullable: true }),
        ],
        indices: [index('ix_photo_galleries_date', ['eventDate'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'photos',
        columns: [
          id(),
          integer('galleryId'),
          varchar('url', 2048),
          varchar('caption', 300, { isNullable: true }),
          varchar('filename', 200),
          integer('width', { isNullable: true }),
          integer('height', { isNullable: true }),
          integer('bytes', { isNullable: true }),
          instant('createdAt'),
        ],
        indices: [index('ix_photos_gallery', ['galleryId'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_photos_gallery',
            columnNames: ['galleryId'],
            referencedTableName: 'photo_galleries',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('photos');
    await runner.dropTable('photo_galleries');
  }
}
