import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const published = ['deletedAt', 'archivedAt', 'isActive'];
const before = [...published, 'date', 'id', 'endDate'];

/**
 * Visitors' lists of events are read in order, and filtered, within an index; the sitemap reads its addresses in the order of
 * their ids. The past has an index of its own, because it runs backwards while equal dates run forwards. A builder cannot say
 * DESC, and loses it where it rebuilds the table of SQLite.
 */
export class ListsFromIndexes1700000037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('events', 'ix_events_standing');
    await runner.createIndex('events', index('ix_events_standing', [...before, 'category']));
    await runner.query(
      `CREATE INDEX ix_events_past ON events (${published.join(', ')}, date DESC, id, endDate, category)`,
    );
    for (const table of ['events', 'sermons'])
      await runner.createIndex(table, index(`ix_${table}_published`, [...published, 'id', 'updatedAt']));
    // A spreadsheet is read in batches, each behind the last row of the one before.
    await runner.createIndex('ledger_entries', index('ix_ledger_entries_day', ['receivedOn', 'id']));
    await runner.createIndex(
      'newsletter_subscribers',
      index('ix_newsletter_subscribers_current', ['unsubscribedAt', 'subscribedAt', 'id']),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('newsletter_subscribers', 'ix_newsletter_subscribers_current');
    await runner.dropIndex('ledger_entries', 'ix_ledger_entries_day');
    for (const table of ['sermons', 'events']) await runner.dropIndex(table, `ix_${table}_published`);
    await runner.dropIndex('events', 'ix_events_past');
    await runner.dropIndex('events', 'ix_events_standing');
    await runner.createIndex('events', index('ix_events_standing', before));
  }
}
