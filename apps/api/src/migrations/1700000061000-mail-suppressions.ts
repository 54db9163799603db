import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, unique, varchar } from '../platform/database/columns.ts';

const suppressions = 'mail_suppressions';

/** Addresses that get no campaign, beginning with those who have left the newsletter. */
export class MailSuppressions1700000061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: suppressions,
        columns: [id(), varchar('addressKey', 64), varchar('reason', 12), instant('createdAt')],
        indices: [unique('uq_mail_suppressions_key', ['addressKey'])],
      }),
    );
    await runner.query(
      `INSERT INTO ${suppressions} (addressKey, reason, createdAt)
       SELECT emailKey, 'unsubscribed', unsubscribedAt FROM newsletter_subscribers WHERE unsubscribedAt IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(suppressions);
  }
}
