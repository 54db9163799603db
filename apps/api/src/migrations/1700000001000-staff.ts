import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, unique, varchar } from '../platform/database/columns.ts';

export class Staff1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'staff_accounts',
        columns: [
          id(),
          varchar('username', 40),
          varchar('role', 10),
          varchar('passwordHash', 160),
          integer('version', { default: 1 }),
          instant('revokedAt', { isNullable: true }),
          instant('createdAt'),
          instant('passwordChangedAt'),
        ],
        indices: [unique('uq_staff_accounts_username', ['username'])],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'sign_in_failures',
        columns: [
          varchar('key', 64, { isPrimary: true }),
          integer('failures'),
          instant('blockedUntil', { isNullable: true }),
          instant('expiresAt'),
        ],
        indices: [index('ix_sign_in_failures_expires', ['expiresAt'])],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sign_in_failures');
    await runner.dropTable('staff_accounts');
  }
}
