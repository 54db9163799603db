import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const tables = ['events', 'sermons', 'ministries', 'announcements', 'testimonials'];
const times = { publishAt: 'publish_at', unpublishAt: 'unpublish_at' };

/** Content is published and taken down at a time. Written out, as a builder rebuilds a table of SQLite. */
export class ContentSchedule1700000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      for (const [column, name] of Object.entries(times)) {
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} datetime(3) NULL`);
        await runner.createIndex(table, index(`ix_${table}_${name}`, [column]));
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      for (const [column, name] of Object.entries(times)) {
        await runner.dropIndex(table, `ix_${table}_${name}`);
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    }
  }
}
