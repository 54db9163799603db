import { setImmediate as turn } from 'node:timers/promises';
import { toDecimal } from '@ministry/domain';

/** An amount of money in hundredths of a dollar. */
interface Dollars {
  cents: number;
}
type Cell = string | number | boolean | Dollars | null;

/** Marks the file as UTF-8, without which spreadsheets garble ŋ and é. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** Spreadsheets run a cell that starts like a formula. A leading apostrophe makes it text. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: Cell): string {
  if (value === null) return '';
  // Two decimals, as in every response. A negative amount is a number, not a formula.
  if (typeof value === 'object') return toDecimal(value.cents);
  return typeof value === 'string' ? quoted(defused(value)) : String(value);
}

const line = (row: readonly Cell[]): string => row.map(cell).join(',') + newline;

/** Abbreviations, and the word that has a small letter within a heading. */
const spelled: Record<string, string> = { Id: 'ID', Url: 'URL', Ugx: 'UGX', Usd: 'USD', Of: 'of' };

/** 'headOfFamily' → 'Head of Family', as the specification writes the headings of its exports. */
export const heading = (field: string): string =>
  field
    .replace(/[A-Z]/g, ' $&')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => spelled[word] ?? word)
    .join(' ');

/** A table as the text of a CSV file (RFC 4180, UTF-8 with a byte order mark): a line of headings, then a line for each row. @param columns names of fields */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [columns.map(heading), ...rows].map(line).join('');
}

/** Like `toCsv`, for rows of which the first one holds the finished headings. */
export const toCsvTable = (rows: readonly (readonly Cell[])[]): string => byteOrderMark + rows.map(line).join('');

/**
 * Like `toCsv`, for a table that is read in batches: yields one piece of text for each batch. Gives way to the event loop
 * between two batches, because reads of the embedded database are synchronous and would block all other requests.
 */
export async function* csvPieces<Row>(
  columns: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  toCells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  let head = toCsv(columns, []);
  for await (const rows of batches) {
    yield head + rows.map((row) => line(toCells(row))).join('');
    head = '';
    await turn();
  }
  if (head) yield head;
}
