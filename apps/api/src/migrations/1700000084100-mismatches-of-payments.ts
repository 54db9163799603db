import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows read at a time. */
const batch = 500;

/** For which mismatch the office was last asked to review a payment; until now only its sentence was stored. */
export class MismatchesOfPayments1700000084100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query('ALTER TABLE payments ADD COLUMN mismatch varchar(50) NULL');
    await readRemarks(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN mismatch');
  }
}

async function readRemarks(runner: QueryRunner): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, remark FROM payments WHERE id > ? AND remark LIKE 'The provider reports %' ORDER BY id LIMIT ${batch}`,
      [last],
    )) as { id: number; remark: string }[];
    for (const { id, remark } of rows) {
      const mismatch = mismatchIn(remark);
      if (mismatch) await runner.query('UPDATE payments SET mismatch = ? WHERE id = ?', [mismatch, id]);
      last = id;
    }
    if (rows.length < batch) return;
  }
}

/** 'The provider reports UGX 50,000 where …' → 'UGX 50000'; '… 25.5 USD where …' → 'USD 25.5' */
function mismatchIn(remark: string): string | undefined {
  if (remark.includes('already counted')) return 'already-counted';
  const [, shillings, amount, currency] =
    /^The provider reports (?:UGX ([\d,.]+)|([\d.]+) (\S{1,3})) where /.exec(remark) ?? [];
  if (shillings !== undefined) return `UGX ${shillings.replaceAll(',', '')}`;
  return amount === undefined ? undefined : `${currency} ${amount}`;
}
