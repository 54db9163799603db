import type { ColumnValue } from './content-table.ts';

/** Maximum number of suggestions for one field. */
const maxOffered = 100;

/** The values of a field by frequency, then by name. @param isList whether the column stores a list as JSON */
export function suggestionsFrom(values: readonly ColumnValue[], isList: boolean): string[] {
  const counts = new Map<string, number>();
  for (const { value, count } of values) {
    const terms = isList ? (JSON.parse(value ?? '[]') as string[]) : [value ?? ''];
    for (const word of terms) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + count);
  }
  const byFrequency = [...counts].sort(([a, often], [b, oftener]) => oftener - often || a.localeCompare(b));
  return byFrequency.slice(0, maxOffered).map(([word]) => word);
}
