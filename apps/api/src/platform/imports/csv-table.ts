import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from '@ministry/domain';
import { withoutGuard } from './cell-values.ts';
import { aSpreadsheet, noTable, openQuotation, tooManyColumns, tooManyRows } from './imports.errors.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the headings stand in row 1, empty rows count. */
  number: number;
  cells: string[];
}

export interface CsvTable {
  headings: string[];
  rows: CsvRow[];
}

/** Of xlsx and ods, which are zip files, when somebody reads one as text. */
const zipMark = 'PK\u0003\u0004';
const separators = [',', ';', '\t'];

/** The separator that the line of headings has most of, outside quotation marks; a comma where there is one column. */
function separatorOf(csv: string): string {
  const [firstLine = ''] = csv
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counted = separators.map((separator) => ({ separator, count: firstLine.split(separator).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

function parseRows(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter: separatorOf(csv), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw openQuotation(Number(error['lines']) || 1);
  }
}

/** Reads a CSV file whose first row that is not empty holds the headings. @throws DomainError 400 about `csv` */
export function readTable(csv: string, maxRows: number = importLimits.rows): CsvTable {
  if (csv.startsWith(zipMark)) throw aSpreadsheet();
  const rows = parseRows(csv)
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => withoutGuard(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...body] = rows;
  if (!head || body.length === 0) throw noTable();
  if (body.length > maxRows) throw tooManyRows(body.length, maxRows);
  const width = Math.max(head.cells.length, ...body.map(({ cells }) => cells.length));
  if (width > importLimits.columns) throw tooManyColumns(width);
  const headings = Array.from({ length: width }, (_, at) => head.cells[at] || `Column ${at + 1}`);
  return { headings, rows: body };
}
