import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, varchar } from '../platform/database/columns.ts';

const table = 'idempotency_keys';
const holder = varchar('holder', 36, { default: "''" });
const leaseUntil = instant('leaseUntil', { isNullable: true });

/**
 * During a release processes of the one before still write these columns; this one does not, so that `holder` needs a
 * default. They are back where 1700000026000 has dropped them; a later release drops them (apps/api/test/contract-steps.ts).
 */
export class LeasesOfTheReleaseBefore1700000032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(table, holder.name)) return runner.changeColumn(table, holder.name, holder);
    await runner.addColumns(table, [holder, leaseUntil]);
  }

  /** As the first migration has made it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.changeColumn(table, holder.name, varchar('holder', 36));
  }
}
