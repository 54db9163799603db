import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

/** What the office has made of the words of messages. */
export class MessageTemplates1700000065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'message_templates',
        columns: [
          id(),
          varchar('templateKey', 60),
          varchar('subject', 150, { isNullable: true }),
          text('body', { isNullable: true }),
          integer('version'),
          instant('updatedAt'),
          varchar('updatedBy', 40),
        ],
        indices: [unique('uq_message_templates_key', ['templateKey'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('message_templates');
  }
}
