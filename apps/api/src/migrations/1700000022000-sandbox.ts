import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, index, instant, integer, text, unique, varchar } from '../platform/database/columns.ts';

/** The books of the sandbox, which stands in for a provider. */
export class Sandbox1700000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sandbox_checkouts',
        columns: [
          id(),
          varchar('providerId', 64),
          varchar('reference', 50),
          integer('amount'),
          integer('collected'),
          varchar('description', 100),
          varchar('method', 20, { isNullable: true }),
          varchar('returnUrl', 2048),
          varchar('cancelUrl', 2048),
          text('plan', { isNullable: true }),
          integer('stepsDone'),
          instant('nextStepAt', { isNullable: true }),
          instant('createdAt'),
        ],
        indices: [
          unique('ux_sandbox_checkouts_provider_id', ['providerId']),
          unique('ux_sandbox_checkouts_reference', ['reference']),
          index('ix_sandbox_checkouts_due', ['nextStepAt']),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sandbox_checkouts');
  }
}
