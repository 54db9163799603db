import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../columns.ts';

const tables = ['sermons', 'events', 'announcements', 'testimonials'];
const nameFor = (table: string): string => `ix_${table}_standing`;

/** Every list asks for one standing, and most for the latest of it: the index counts and orders them without reading a row. */
export class StandingIndexes1700000017002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.createIndex(table, index(nameFor(table), ['deletedAt', 'archivedAt', 'isActive', 'date']));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropIndex(table, nameFor(table));
  }
}
