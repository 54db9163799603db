import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, varchar } from '../platform/database/columns.ts';

export class Audit1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_log',
        columns: [
          id(),
          instant('at'),
          varchar('actor', 40),
          varchar('action', 40),
          varchar('entity', 40),
          integer('entityId', { isNullable: true }),
          varchar('summary', 300),
          text('before', { isNullable: true }),
          text('after', { isNullable: true }),
        ],
        indices: [index('ix_audit_log_entity', ['entity', 'entityId']), index('ix_audit_log_actor', ['actor'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_log');
  }
}
