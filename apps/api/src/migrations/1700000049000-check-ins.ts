import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, instant, integer, unique, varchar } from '../platform/database/columns.ts';

const [scans, counters] = ['check_ins', 'check_in_counters'];

/** What stewards scan at the gate. */
export class CheckIns1700000049000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: scans,
        columns: [
          id(),
          integer('eventId'),
          integer('number'),
          varchar('scanId', 36),
          varchar('ticket', 36),
          varchar('kind', 10),
          varchar('undoes', 36, { isNullable: true }),
          varchar('name', 160, { isNullable: true }),
          varchar('device', 36),
          varchar('gate', 40),
          instant('scannedAt'),
          instant('receivedAt'),
        ],
        indices: [
          unique('uq_check_ins_number', ['eventId', 'number']),
          unique('uq_check_ins_scan', ['eventId', 'scanId']),
        ],
        foreignKeys: [
          {
            name: 'fk_check_ins_event',
            columnNames: ['eventId'],
            referencedTableName: 'events',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
    await runner.createTable(
      new Table({ name: counters, columns: [integer('eventId', { isPrimary: true }), integer('lastNumber')] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(counters);
    await runner.dropTable(scans);
  }
}
