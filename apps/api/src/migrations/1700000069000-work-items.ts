import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

/** Who deals with a message, a prayer request or an order, and what the office notes on it. */
export class WorkItems1700000069000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'item_assignments',
        columns: [
          id(),
          varchar('itemKind', 20),
          integer('itemId'),
          varchar('assignee', 40),
          varchar('assignedBy', 40),
          instant('assignedAt'),
        ],
        indices: [
          unique('uq_item_assignments_item', ['itemKind', 'itemId']),
          index('ix_item_assignments_assignee', ['assignee', 'itemKind', 'itemId']),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'item_notes',
        columns: [
          id(),
          varchar('itemKind', 20),
          integer('itemId'),
          text('text'),
          varchar('author', 40),
          instant('createdAt'),
          instant('editedAt', { isNullable: true }),
          instant('deletedAt', { isNullable: true }),
        ],
        indices: [index('ix_item_notes_item', ['itemKind', 'itemId'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('item_notes');
    await runner.dropTable('item_assignments');
  }
}
