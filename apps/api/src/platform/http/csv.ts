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

/** A spreadsheet runs a cell that starts like a formula; an apostrophe before it makes it text again. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: Cell): string {
  if (value === null) return '';
  // A number with two decimals, as in every answer; below nought it is no formula.
  if (typeof value === 'object') return toDecimal(value.cents);
  return typeof value === 'string' ? quoted(defused(value)) : String(value);
}

const line = (row: readonly Cell[]): string => row.map(cell).join(',') + newline;

/** Abbreviations, and the word that is small within a heading. */
const spelled: Record<string, string> = { Id: 'ID', Url: 'URL', Ugx: 'UGX', Usd: 'USD', Of: 'of' };

/** 'headOfFamily' → 'Head of Family', as the specification writes the headings of its exports. */
export const heading = (field: string): string =>
  field
    .replace(/[A-Z]/g, ' $&')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => spelled[word] ?? word)
    .join(' ');

/** The file text of a table (RFC 4180, UTF-8 with a byte order mark): one line of headings, one for each row. @param columns names of fields */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [columns.map(heading), ...rows].map(line).join('');
}

/** The same for rows whose first one says the headings as they are. */
export const toCsvTable = (rows: readonly (readonly Cell[])[]): string => byteOrderMark + rows.map(line).join('');

/**
 * The same for a table that is read in batches: a piece of text for each. Between two of them everybody else has a turn, for the
 * embedded database answers without one.
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
