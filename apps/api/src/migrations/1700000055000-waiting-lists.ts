import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

const entries = 'waiting_list_entries';

/** People who wait for a seat at a full event. */
export class WaitingLists1700000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: entries,
        columns: [
          id(),
          integer('eventId'),
          varchar('personKey', 64),
          varchar('state', 8),
          varchar('firstName', 80),
          varchar('lastName', 80),
          varchar('email', 254),
          varchar('phone', 40, { isNullable: true }),
          text('specialRequests', { isNullable: true }),
          varchar('remindBy', 5, { isNullable: true }),
          instant('offeredUntil', { isNullable: true }),
          integer('registrationId', { isNullable: true }),
          instant('mailedAt'),
          instant('createdAt'),
        ],
        indices: [
          unique('uq_waiting_list_entries_person', ['eventId', 'personKey']),
          index('ix_waiting_list_entries_line', ['eventId', 'state', 'id']),
          index('ix_waiting_list_entries_offers', ['state', 'offeredUntil']),
        ],
        foreignKeys: [
          {
            name: 'fk_waiting_list_entries_event',
            columnNames: ['eventId'],
            referencedTableName: 'events',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(entries);
  }
}
