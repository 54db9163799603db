/** Values that one statement compares with: MySQL and SQLite take more, but plan worse. */
const valuesAtOnce = 250;

/** Asks for what belongs to many values, each once, part by part. */
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
