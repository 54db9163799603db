import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isUrgent } from '@ministry/domain/urgency';

/** Rows read at a time when the requests of old are looked through. */
const batch = 500;

/** Messages that were answered, with or without a letter; prayers that should not wait. */
export class Inboxes1700000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In plain SQL: where SQLite has no statement for a change, TypeORM drops the table, and the replies would go with it.
    await runner.query('ALTER TABLE contact_messages ADD COLUMN isAnswered boolean NOT NULL DEFAULT 0');
    await runner.query(
      'UPDATE contact_messages SET isAnswered = 1 WHERE id IN (SELECT messageId FROM contact_replies)',
    );
    await runner.query('ALTER TABLE prayer_requests ADD COLUMN isUrgent boolean NOT NULL DEFAULT 0');
    await markUrgent(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prayer_requests DROP COLUMN isUrgent');
    await runner.query('ALTER TABLE contact_messages DROP COLUMN isAnswered');
  }
}

async function markUrgent(runner: QueryRunner): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, request FROM prayer_requests WHERE id > ? ORDER BY id LIMIT ${batch}`,
      [last],
    )) as { id: number; request: string }[];
    for (const { id, request } of rows) {
      if (isUrgent(request)) await runner.query('UPDATE prayer_requests SET isUrgent = 1 WHERE id = ?', [id]);
      last = id;
    }
    if (rows.length < batch) return;
  }
}
