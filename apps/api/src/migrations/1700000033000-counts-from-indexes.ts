import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const statusIndex = 'ix_events_standing';
/** Each also has its list in order: without statistics SQLite would take any of them, and sort. */
const ofMessages = {
  ix_contact_messages_standing: ['deletedAt', 'id'],
  ix_contact_messages_unread: ['deletedAt', 'isRead', 'id'],
  ix_contact_messages_unanswered: ['deletedAt', 'isAnswered', 'id'],
  ix_contact_messages_sent: ['deletedAt', 'createdAt'],
};
const byStatus = ['deletedAt', 'archivedAt', 'isActive', 'date'];

/** What is counted and put in order is read from an index alone, without the rows and their long texts. */
export class CountsFromIndexes1700000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An event is over by its end, where it has one.
    await runner.dropIndex('events', statusIndex);
    await runner.createIndex('events', index(statusIndex, [...byStatus, 'id', 'endDate']));
    for (const table of ['events', 'sermons'])
      await runner.createIndex(
        table,
        index(`ix_${table}_title`, ['deletedAt', 'title', 'id', 'archivedAt', 'isActive']),
      );
    await runner.dropIndex('contact_messages', 'ix_contact_messages_read');
    for (const [name, columns] of Object.entries(ofMessages))
      await runner.createIndex('contact_messages', index(name, columns));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ofMessages)) await runner.dropIndex('contact_messages', name);
    await runner.createIndex('contact_messages', index('ix_contact_messages_read', ['isRead']));
    for (const table of ['sermons', 'events']) await runner.dropIndex(table, `ix_${table}_title`);
    await runner.dropIndex('events', statusIndex);
    await runner.createIndex('events', index(statusIndex, byStatus));
  }
}
