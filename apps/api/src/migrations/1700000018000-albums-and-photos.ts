import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unique } from '../platform/database/columns.ts';

const columns = {
  photo_galleries: { deletedAt: 'datetime(3) NULL', version: 'integer NOT NULL DEFAULT 1' },
  photos: { position: 'integer NOT NULL DEFAULT 0', uploadKey: 'varchar(64) NULL', deletedAt: 'datetime(3) NULL' },
};

/**
 * Albums and photos can be put in order, changed by two people and deleted without being lost. Written out, where a
 * builder would make each SQLite table again: that deletes the albums, and with them their photos.
 */
export class AlbumsAndPhotos1700000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, added] of Object.entries(columns)) {
      for (const [column, type] of Object.entries(added))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    // Until now they stood in the order they were added.
    await runner.query('UPDATE photos SET position = id');
    await runner.createIndex('photos', unique('uq_photos_upload_key', ['galleryId', 'uploadKey']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('photos', 'uq_photos_upload_key');
    for (const [table, added] of Object.entries(columns)) {
      for (const column of Object.keys(added)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
