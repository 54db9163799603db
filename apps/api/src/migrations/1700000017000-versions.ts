import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['sermons', 'ministries', 'events', 'announcements', 'testimonials'];

/**
 * Written out, where a builder would rebuild each SQLite table: that deletes the events, and with them their registrations.
 */
export class Versions1700000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
