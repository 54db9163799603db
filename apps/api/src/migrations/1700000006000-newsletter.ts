import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, text, unique, varchar } from '../platform/database/columns.ts';

export class Newsletter1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'newsletter_subscribers',
        columns: [
          id(),
          varchar('email', 254),
          varchar('emailKey', 64),
          varchar('token', 32),
          instant('subscribedAt'),
          instant('unsubscribedAt', { isNullable: true }),
        ],
        indices: [
          unique('uq_newsletter_subscribers_email', ['emailKey']),
          unique('uq_newsletter_subscribers_token', ['token']),
        ],
      }),
    );
    // Its letters carry headers of their own.
    await runner.addColumn('outbox_messages', text('headers', { isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox_messages', 'headers');
    await runner.dropTable('newsletter_subscribers');
  }
}
