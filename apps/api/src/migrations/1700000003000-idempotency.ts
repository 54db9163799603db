import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { index, instant, integer, text, varchar } from '../platform/database/columns.ts';

export class Idempotency1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          varchar('id', 64, { isPrimary: true }),
          varchar('bodyHash', 64),
          varchar('holder', 36),
          instant('leaseUntil', { isNullable: true }),
          integer('status', { isNullable: true }),
          text('response', { isNullable: true }),
          instant('createdAt'),
        ],
        indices: [index('ix_idempotency_keys_created', ['createdAt'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys');
  }
}
