type Cell = string | number | boolean | null;

/** Marks the file as UTF-8, without which spreadsheets garble ŋ and é. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** A spreadsheet runs a cell that starts like a formula; an apostrophe before it makes it text again. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: Cell): string {
  if (value === null) return '';
  return typeof value === 'string' ? quoted(defused(value)) : String(value);
}

/** The file text of a table (RFC 4180, UTF-8 with a byte order mark): one line of column names, one for each row. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [columns, ...rows].map((row) => row.map(cell).join(',') + newline).join('');
}
