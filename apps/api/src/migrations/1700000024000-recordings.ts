import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableForeignKey } from 'typeorm';
import { boolean, id, instant, integer, unique, varchar } from '../platform/database/columns.ts';

const none = { isNullable: true };
/** A film of some hours has more bytes than an INTEGER of MariaDB counts; a double counts each up to nine million gigabytes. */
const bytes = (name: string, more = {}): TableColumn => new TableColumn({ name, type: 'double', ...more });

export class Recordings1700000024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'recordings',
        columns: [
          id(),
          varchar('title', 200),
          instant('startedAt'),
          instant('endedAt', none),
          varchar('state', 10),
          boolean('isRunning', none),
          varchar('problem', 500, none),
          integer('seconds', none),
          bytes('partBytes'),
          varchar('videoUrl', 60, none),
          bytes('videoBytes', none),
          varchar('audioUrl', 60, none),
          bytes('audioBytes', none),
          integer('failures', { default: 0 }),
          instant('claimedUntil', none),
          integer('sermonId', none),
        ],
        indices: [unique('uq_recordings_running', ['isRunning']), unique('uq_recordings_sermon', ['sermonId'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_recordings_sermon',
            columnNames: ['sermonId'],
            referencedTableName: 'sermons',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
    await change(runner, 'double');
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, 'integer');
    await runner.dropTable('recordings');
  }
}

/** On MySQL and MariaDB by its own statement: for another type TypeORM would drop what is in the column. */
async function change(runner: QueryRunner, type: 'integer' | 'double'): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3')
    await runner.changeColumn('uploads', 'bytes', new TableColumn({ name: 'bytes', type }));
  else await runner.query(`ALTER TABLE uploads MODIFY bytes ${type} NOT NULL`);
}
