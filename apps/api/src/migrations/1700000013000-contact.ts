import { type MigrationInterface, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { boolean, id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

export class Contact1700000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contact_messages',
        columns: [
          id(),
          varchar('firstName', 80),
          varchar('lastName', 80),
          varchar('email', 254),
          varchar('phone', 40, { isNullable: true }),
          text('message'),
          boolean('isRead'),
          instant('createdAt'),
          instant('deletedAt', { isNullable: true }),
        ],
        indices: [index('ix_contact_messages_created', ['createdAt']), index('ix_contact_messages_read', ['isRead'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'contact_replies',
        columns: [
          id(),
          integer('messageId'),
          text('content'),
          varchar('author', 40),
          instant('createdAt'),
          varchar('outboxKey', 36),
        ],
        indices: [index('ix_contact_replies_message', ['messageId'])],
        foreignKeys: [
          new TableForeignKey({
            name: 'fk_contact_replies_message',
            columnNames: ['messageId'],
            referencedTableName: 'contact_messages',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('contact_replies');
    await runner.dropTable('contact_messages');
  }
}
