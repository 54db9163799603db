import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

const messages = 'event_messages';

/** Reminders, and what the office writes to all who registered for an event. */
export class EventMessages1700000054000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: messages,
        columns: [
          id(),
          integer('eventId'),
          instant('reminderFor', { isNullable: true }),
          varchar('subject', 120),
          text('body'),
          varchar('textMessage', 300, { isNullable: true }),
          instant('sendAt'),
          integer('lastRegistrationId'),
          integer('sentCount'),
          instant('finishedAt', { isNullable: true }),
          instant('createdAt'),
        ],
        indices: [unique('uq_event_messages_reminder', ['eventId', 'reminderFor'])],
        foreignKeys: [
          {
            name: 'fk_event_messages_event',
            columnNames: ['eventId'],
            referencedTableName: 'events',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
    await runner.query('ALTER TABLE event_registrations ADD COLUMN remindBy varchar(5) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations DROP COLUMN remindBy');
    await runner.dropTable(messages);
  }
}
