import type { ColumnOfField } from './column-matching.ts';
import type { CsvRow } from './csv-table.ts';
import type { Cells, ItemParts } from './importer.ts';

/** A row of the file with its cells by field. */
export interface ReadRow {
  number: number;
  cells: Cells;
  hasPart: boolean;
}

/** The rows of one item, in the order of the file. */
export type ItemRows = [ReadRow, ...ReadRow[]];

/** @param fixed values that are the same in all rows; they do not count as the fields of a part */
export function readRow(
  { number, cells }: CsvRow,
  columns: readonly ColumnOfField[],
  fixed: Cells,
  parts?: ItemParts,
): ReadRow {
  const held: Record<string, string> = { ...fixed };
  let hasPart = false;
  for (const { field, column } of columns) {
    const cell = cells[column - 1] ?? '';
    held[field.name] = cell;
    if (cell !== '' && parts?.fields.includes(field)) hasPart = true;
  }
  return { number, cells: held, hasPart };
}

/** Groups the rows that are one item. If a kind has no parts, each row is an item. */
export function groupRows(rows: readonly ReadRow[], parts?: ItemParts): ItemRows[] {
  const items: ItemRows[] = [];
  const byKey = new Map<string, ItemRows>();
  for (const row of rows) {
    const key = parts?.keyOf(row.cells);
    const above = items.at(-1);
    const same =
      key === undefined ? (above && parts?.isContinued(row.cells, above[0].cells) ? above : undefined) : byKey.get(key);
    // A repeated row without a part becomes an item of its own, which is then reported as a duplicate.
    if (same && row.hasPart) {
      same.push(row);
      continue;
    }
    const item: ItemRows = [row];
    items.push(item);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  return items;
}
