import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

export class Outbox1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outbox_messages',
        columns: [
          id(),
          varchar('messageKey', 36),
          varchar('channel', 10),
          varchar('recipient', 254),
          varchar('subject', 255, { isNullable: true }),
          text('text'),
          text('html', { isNullable: true }),
          text('attachments', { isNullable: true }),
          varchar('status', 10),
          integer('attempts'),
          varchar('lastError', 500, { isNullable: true }),
          instant('nextAttemptAt'),
          instant('createdAt'),
          instant('sentAt', { isNullable: true }),
        ],
        indices: [
          index('ix_outbox_messages_due', ['status', 'nextAttemptAt']),
          unique('uq_outbox_messages_key', ['messageKey']),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_messages');
  }
}
