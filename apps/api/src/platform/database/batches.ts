/** Rows read at a time: few enough that nobody waits for them, and a statement takes so many parameters only. */
const atOnce = 1_000;

/** All rows of a table in batches, each read behind the last row of the one before, so that a late batch costs no more than the first. */
export async function* inBatches<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await readAfter(last, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}
