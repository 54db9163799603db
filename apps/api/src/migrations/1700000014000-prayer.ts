import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { boolean, id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

export class Prayer1700000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'prayer_requests',
        columns: [
          id(),
          varchar('name', 100, { isNullable: true }),
          text('request'),
          boolean('isPublic'),
          boolean('isAnswered'),
          varchar('replyKey', 64),
          instant('createdAt'),
          instant('deletedAt', { isNullable: true }),
        ],
        indices: [
          unique('uq_prayer_requests_reply_key', ['replyKey']),
          index('ix_prayer_requests_created', ['createdAt']),
          index('ix_prayer_requests_answered', ['isAnswered']),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'prayer_replies',
        columns: [id(), integer('requestId'), text('content'), varchar('author', 40), instant('createdAt')],
        indices: [index('ix_prayer_replies_request', ['requestId'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_prayer_replies_request',
            columnNames: ['requestId'],
            referencedTableName: 'prayer_requests',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('prayer_replies');
    await runner.dropTable('prayer_requests');
  }
}
