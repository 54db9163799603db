/** Rows per read. On the embedded database, reading so many blocks the event loop for a few milliseconds. */
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
