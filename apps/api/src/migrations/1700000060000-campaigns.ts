import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

const campaigns = 'campaigns';

/** The newsletter that the office writes, and which mails belong to which. */
export class Campaigns1700000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: campaigns,
        columns: [
          id(),
          varchar('subject', 150),
          text('body'),
          varchar('audience', 12),
          integer('eventId', { isNullable: true }),
          varchar('place', 100, { isNullable: true }),
          varchar('state', 10),
          instant('sendAt', { isNullable: true }),
          integer('recipientCount', { isNullable: true }),
          integer('lastRecipientId'),
          integer('writtenCount'),
          instant('budgetFrom', { isNullable: true }),
          integer('sentCount', { isNullable: true }),
          integer('failedCount', { isNullable: true }),
          instant('finishedAt', { isNullable: true }),
          integer('version'),
          instant('createdAt'),
          instant('updatedAt'),
          varchar('updatedBy', 40, { isNullable: true }),
        ],
        indices: [index('ix_campaigns_state', ['state', 'id'])],
      }),
    );
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN campaignId integer');
    await runner.query('CREATE INDEX ix_outbox_messages_campaign ON outbox_messages (campaignId, status)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX ix_outbox_messages_campaign${runner.connection.options.type === 'better-sqlite3' ? '' : ' ON outbox_messages'}`,
    );
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN campaignId');
    await runner.dropTable(campaigns);
  }
}
