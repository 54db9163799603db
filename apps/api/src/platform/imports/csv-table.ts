import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { importLimits } from '@ministry/domain';
import { withoutGuard } from './cell-values.ts';
import { aSpreadsheet, noTable, openQuotation, tooManyColumns, tooManyRows } from './imports.errors.ts';

export interface CsvRow {
  /** Row number as in a spreadsheet: the headings are row 1, and empty rows count. */
  number: number;
  cells: string[];
}

export interface CsvTable {
  headings: string[];
  rows: CsvRow[];
}

/** First characters of xlsx and ods files, which are ZIP files, when they are read as text. */
const zipMark = 'PK\u0003\u0004';
const separators = [',', ';', '\t'];

/** The most frequent separator in the line of headings, outside quotation marks; a comma if there is only one column. */
function separatorOf(csv: string): string {
  const [firstLine = ''] = csv
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counted = separators.map((separator) => ({ separator, count: firstLine.split(separator).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

/** Bytes that are parsed before the event loop can serve other requests. */
const bytesAtOnce = 65_536;

async function* pieces(csv: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let from = 0; from < bytes.length; from += bytesAtOnce) {
    yield bytes.subarray(from, from + bytesAtOnce);
    await turn();
  }
}

/** Yields the rows that are not empty. */
async function* parseRows(csv: string): AsyncGenerator<CsvRow> {
  const options = { bom: true, delimiter: separatorOf(csv), relax_column_count: true, relax_quotes: true };
  let number = 0;
  try {
    for await (const record of Readable.from(pieces(csv)).pipe(parse(options))) {
      number += 1;
      const cells = (record as string[]).map((cell) => withoutGuard(cell.trim()));
      if (cells.some((cell) => cell !== '')) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw openQuotation(Number(error['lines']) || 1);
  }
}

/** Reads a CSV file. Its first row that is not empty holds the headings. @throws DomainError 400 about `csv` */
export async function readTable(csv: string, maxRows: number = importLimits.rows): Promise<CsvTable> {
  if (csv.startsWith(zipMark)) throw aSpreadsheet();
  let head: CsvRow | undefined;
  const rows: CsvRow[] = [];
  let rowCount = 0;
  for await (const row of parseRows(csv)) {
    if (!head) head = row;
    // Rows over the limit are counted, not kept.
    else if ((rowCount += 1) <= maxRows) rows.push(row);
  }
  if (!head || rowCount === 0) throw noTable();
  if (rowCount > maxRows) throw tooManyRows(rowCount, maxRows);
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length));
  if (width > importLimits.columns) throw tooManyColumns(width);
  const headings = head.cells;
  return { headings: Array.from({ length: width }, (_, at) => headings[at] || `Column ${at + 1}`), rows };
}
