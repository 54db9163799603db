import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '../errors/domain-error.ts';
import { checkAgainst } from '../http/validation.pipe.ts';
import { type AnyText } from '../texts/sentence.ts';
import { problems } from '../validation/fields.copy.ts';
import { readChoice } from './cell-values.ts';
import { type ColumnOfField, matchColumns } from './column-matching.ts';
import { type CsvTable, readTable } from './csv-table.ts';
import type { ImportCheckRequest, ImportErrorResponse } from './import.dto.ts';
import type { Cells, Importer, ImportField, KnownItem } from './importer.ts';
import { importTexts } from './imports.copy.ts';
import { groupRows, type ItemRows, type ReadRow, readRow } from './item-rows.ts';

/** Rows that are checked before the event loop can serve other requests. */
const rowsAtOnce = 20;

/** An item without an error. */
export interface GoodItem {
  /** Number of its first row. */
  number: number;
  request: object;
  title: string;
  /** The existing item that matches; unset for a new one. */
  known?: KnownItem;
  /** Row number of an earlier item in the file that is the same. */
  sameAs?: number;
}

/** An item with an error; none of its rows is imported. */
export interface InvalidItem {
  rowNumbers: number[];
  errors: ImportErrorResponse[];
}

/** A file that was read by the rules of a kind. */
export interface ImportFile {
  table: CsvTable;
  columns: ColumnOfField[];
  /** Labels of required fields that no column and no fixed value holds, by name. */
  missing: Record<string, AnyText>;
  good: GoodItem[];
  invalid: InvalidItem[];
}

/** Reads a file and checks each item by the rules of its kind, without the database. @throws DomainError 400 if the whole file cannot be read */
export async function readFile(importer: Importer<object>, request: ImportCheckRequest): Promise<ImportFile> {
  const table = await readTable(request.csv);
  const columns = matchColumns(importer, table.headings, request);
  const fixed = Object.fromEntries(request.values.map(({ field, value }) => [field, value]));
  const held = new Set([...columns.map(({ field }) => field.name), ...Object.keys(fixed)]);
  const needed = new Set(neededFields(importer, columns, held));
  const missing = Object.fromEntries(
    [...needed].filter(({ name }) => !held.has(name)).map((field) => [field.name, field.label]),
  );
  const file: ImportFile = { table, columns, missing, good: [], invalid: [] };
  if (Object.keys(missing).length > 0) return file;
  const rows = table.rows.map((row) => readRow(row, columns, fixed, importer.parts));
  await turn();
  let read = 0;
  for (const item of groupRows(rows, importer.parts)) {
    const { value, errors } = checkItem(importer, item, needed);
    if (errors.length > 0) file.invalid.push({ rowNumbers: item.map(({ number }) => number), errors });
    else file.good.push({ number: item[0].number, request: value, title: importer.titleOf(value) });
    read += item.length;
    if (read >= rowsAtOnce) {
      read = 0;
      await turn();
    }
  }
  return file;
}

/** All errors, in the order of the rows. */
export const errorsOf = ({ invalid }: ImportFile): ImportErrorResponse[] =>
  invalid.flatMap(({ errors }) => errors).sort((one, other) => one.row - other.row);

/** Number of rows with at least one error. */
export const invalidRowCount = (file: ImportFile): number => new Set(errorsOf(file).map(({ row }) => row)).size;

/** Marks the items that exist already or are in the file twice. */
export async function markDuplicates(importer: Importer<object>, { good }: ImportFile): Promise<void> {
  const known = await importer.findKnown(good.map(({ request }) => request));
  const seen = new Map<string, number>();
  for (const item of good) {
    const key = importer.keyOf(item.request);
    const earlier = seen.get(key);
    // Both are set anew each time, because a retried transaction runs this again.
    item.sameAs = earlier;
    item.known = earlier === undefined ? known.get(key) : undefined;
    seen.set(key, earlier ?? item.number);
  }
}

/** The fields that this file must hold. Fields of parts count only if a column holds one of them. A field that another one replaces is not needed. */
function neededFields(
  { fields, parts }: Importer<object>,
  columns: readonly ColumnOfField[],
  held: ReadonlySet<string>,
): ImportField[] {
  const hasParts = columns.some(({ field }) => parts?.fields.includes(field));
  return [...fields, ...(hasParts && parts ? parts.fields : [])].filter(
    ({ isRequired, standIn }) => isRequired && !standIn?.some((name) => held.has(name)),
  );
}

/** Builds the request from the rows of an item and returns it with its errors by row and field. */
function checkItem(
  importer: Importer<object>,
  rows: ItemRows,
  needed: ReadonlySet<ImportField>,
): { value: object; errors: ImportErrorResponse[] } {
  const { fields, parts } = importer;
  const errors: ImportErrorResponse[] = [];
  const report = ({ number, cells }: ReadRow, field: string, message: AnyText): void => {
    if (errors.some((error) => error.row === number && error.field === field)) return;
    errors.push({ row: number, field, value: shown(cells[field]), message });
  };
  const read = (of: readonly ImportField[], rowOf: (field: string) => ReadRow): Record<string, unknown> => {
    const values: Record<string, unknown> = {};
    for (const field of of) {
      const row = rowOf(field.name);
      const { value, error } = readCell(field, row.cells[field.name] ?? '', needed.has(field));
      if (value !== undefined) values[field.name] = value;
      if (error) report(row, field.name, error);
    }
    return values;
  };
  // A field of the item itself may be in any of its rows; the first row that has it counts.
  const rowOf = (field: string): ReadRow => rows.find(({ cells }) => cells[field]) ?? rows[0];
  const values = read(fields, rowOf);
  const partRows = rows.filter(({ hasPart }) => hasPart);
  if (parts && partRows.length > 0) values[parts.list] = partRows.map((row) => read(parts.fields, () => row));
  const cells: Cells = Object.fromEntries(fields.map(({ name }) => [name, rowOf(name).cells[name] ?? '']));
  const partCells = partRows.map((row) => row.cells);
  const { value, errors: broken } = checkAgainst(
    importer.request,
    importer.complete ? importer.complete(values, cells, partCells) : values,
  );
  for (const [path, message] of Object.entries(broken)) {
    const [name = path, at, field] = path.split('.');
    if (name !== parts?.list) report(rowOf(name), name, message);
    else report(partRows[Number(at)] ?? partRows.at(-1) ?? rows[0], field ?? parts.fields[0]?.name ?? name, message);
  }
  if (errors.length === 0)
    for (const [field, message] of Object.entries(brokenAsAWhole(importer, value)))
      report(rowOf(field), field, message);
  return { value, errors };
}

/** Most characters of a value that an error shows. */
const longestShown = 200;
const shown = (cell = ''): string => [...cell.slice(0, 2 * longestShown)].slice(0, longestShown).join('');

function readCell(field: ImportField, written: string, isNeeded: boolean): { value?: unknown; error?: AnyText } {
  const { label, choices, example } = field;
  const cell = field.hasLines ? written : written.replace(/[\s,]*[\r\n]+\s*/g, ', ');
  if (cell === '') return isNeeded ? { error: problems.needed({ label }) } : {};
  if (choices) {
    const value = readChoice(cell, choices);
    const words = Object.values(choices).join(', ');
    return value === undefined ? { error: problems.notOneOf({ label, words }) } : { value };
  }
  const value = field.read ? field.read(cell) : cell;
  return value === undefined ? { error: importTexts.unreadable({ label, example }) } : { value };
}

function brokenAsAWhole(importer: Importer<object>, request: object): Readonly<Record<string, AnyText>> {
  try {
    importer.check?.(request);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fieldTexts) throw error;
    return error.fieldTexts;
  }
}
