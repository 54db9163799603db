/** Values in one statement. MySQL and SQLite accept more, but then choose worse query plans. */
const valuesAtOnce = 250;

/** Finds the rows that belong to many values. Duplicates are removed, and each call of `find` gets a limited part of the values. */
export async function inParts<Value, Row>(
  values: readonly Value[],
  find: (part: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const distinct = [...new Set(values)];
  const found: Row[] = [];
  for (let from = 0; from < distinct.length; from += valuesAtOnce)
    found.push(...(await find(distinct.slice(from, from + valuesAtOnce))));
  return found;
}
