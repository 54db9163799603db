import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const tables = ['sermons', 'events', 'announcements', 'testimonials'];
const nameFor = (table: string): string => `ix_${table}_standing`;

/** Every list asks for one status, and most for the latest of it: the index counts and orders them without reading a row. The names stay as databases know them. */
export class StandingIndexes1700000017002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.createIndex(table, index(nameFor(table), ['deletedAt', 'archivedAt', 'isActive', 'date']));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropIndex(table, nameFor(table));
  }
}
