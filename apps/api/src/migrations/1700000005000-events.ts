import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { boolean, id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

const eventsTable = (): Table =>
  new Table({
    name: 'events',
    columns: [
      id(),
      varchar('title', 200),
      text('description'),
      instant('date'),
      instant('endDate', { isNullable: true }),
      varchar('location', 200),
      varchar('category', 40),
      text('tags'),
      varchar('featuredImage', 2048, { isNullable: true }),
      text('eventPhotos'),
      integer('attendeeLimit', { isNullable: true }),
      integer('seatsTaken', { default: 0 }),
      boolean('registrationRequired'),
      boolean('isActive'),
      instant('archivedAt', { isNullable: true }),
      instant('deletedAt', { isNullable: true }),
      instant('createdAt'),
      instant('updatedAt'),
      varchar('updatedBy', 40, { isNullable: true }),
    ],
    indices: [index('ix_events_date', ['date'])],
  });

const eventRegistrationsTable = (): Table =>
  new Table({
    name: 'event_registrations',
    columns: [
      id(),
      integer('eventId'),
      varchar('personKey', 64),
      varchar('confirmationCode', 12),
      varchar('firstName', 80),
      varchar('lastName', 80),
      varchar('email', 254),
      varchar('phone', 40, { isNullable: true }),
      text('specialRequests', { isNullable: true }),
      instant('createdAt'),
    ],
    indices: [
      unique('uq_event_registrations_person', ['eventId', 'personKey']),
      unique('uq_event_registrations_code', ['confirmationCode']),
      index('ix_event_registrations_created', ['createdAt']),
    ],
    foreignKeys: [
      new TableForeignKey({
        name: 'fk_event_registrations_event',
        columnNames: ['eventId'],
        referencedTableName: 'events',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      }),
    ],
  });

export class Events1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [eventsTable(), eventRegistrationsTable()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('event_registrations');
    await runner.dropTable('events');
  }
}
