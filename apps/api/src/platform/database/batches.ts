import { setImmediate as turn } from 'node:timers/promises';
import { type FindOptionsWhere, In, type ObjectLiteral, type Repository } from 'typeorm';

/** Rows per statement. On the embedded database, reading so many blocks the event loop for a few milliseconds. */
const usualBatch = 250;

/** A range of ids in a table. */
export interface IdRange {
  /** Exclusive. */
  after: number;
  /** Inclusive. */
  through: number;
}

/** Yields all rows of a table in batches. Each batch starts after the last row of the one before, so that late batches cost no more than the first. */
export async function* inBatches<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  atOnce = usualBatch,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await readAfter(last, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}

/**
 * Removes all rows that match. Each batch is a statement of its own: one statement for thousands of rows may take longer than a statement is allowed to,
 * and would then remove nothing. Returns how many were removed.
 */
export async function removeInBatches<Row extends ObjectLiteral & { id: number | string }>(
  repository: Repository<Row>,
  where: FindOptionsWhere<Row>,
): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await repository
      .createQueryBuilder('row')
      .select('row.id', 'id')
      .where(where)
      .limit(usualBatch)
      .getRawMany<{ id: Row['id'] }>();
    // The condition is repeated, because a row may have changed since it was read.
    const batch = { ...where, id: In(rows.map(({ id }) => id)) };
    if (rows.length > 0) removed += (await repository.delete(batch)).affected ?? 0;
    if (rows.length < usualBatch) return removed;
    await turn();
  }
}
