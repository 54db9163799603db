/** Rows read at a time: the embedded database holds the event loop for a few milliseconds with them. */
const usualBatch = 250;

/** Ids of one part of a table. */
export interface IdRange {
  /** Exclusive. */
  after: number;
  /** Inclusive. */
  through: number;
}

/** All rows of a table in batches, each read behind the last row of the one before, so that a late batch costs no more than the first. */
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
