import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows read at a time. */
const batch = 500;
const prefix = 'Reference ';
const maxLength = 100;

/** The number of an imported gift in the statement from which it came; until now it was found only in the note, which an erasure removes. */
export class ReferencesOfGifts1700000084000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In place: TypeORM would copy the whole table on SQLite.
    await runner.query(`ALTER TABLE ledger_entries ADD COLUMN reference varchar(${maxLength}) NULL`);
    await runner.query('CREATE INDEX ix_ledger_entries_reference ON ledger_entries (reference)');
    await copyFromNotes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_entries', 'ix_ledger_entries_reference');
    await runner.query('ALTER TABLE ledger_entries DROP COLUMN reference');
  }
}

async function copyFromNotes(runner: QueryRunner): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, note FROM ledger_entries WHERE id > ? AND kind = 'office' AND note LIKE '${prefix}%' ORDER BY id LIMIT ${batch}`,
      [last],
    )) as { id: number; note: string }[];
    for (const { id, note } of rows) {
      const reference = note.slice(prefix.length).split('\n')[0]?.trim() ?? '';
      if (note.startsWith(prefix) && reference !== '' && [...reference].length <= maxLength)
        await runner.query('UPDATE ledger_entries SET reference = ? WHERE id = ?', [reference, id]);
      last = id;
    }
    if (rows.length < batch) return;
  }
}
