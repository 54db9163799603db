import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.ts';
import { checkAgainst } from '../http/validation.pipe.ts';
import { type AnyText } from '../texts/sentence.ts';
import { problems } from '../validation/fields.copy.ts';
import { readChoice } from './cell-values.ts';
import { type ColumnOfField, matchColumns } from './column-matching.ts';
import { type CsvRow, type CsvTable, readTable } from './csv-table.ts';
import type { ImportCheckRequest, ImportErrorResponse } from './import.dto.ts';
import type { Importer, ImportField, KnownRow } from './importer.ts';
import { importTexts } from './imports.copy.ts';

/** Rows that are checked in one go; then everybody else has a turn. */
const rowsAtOnce = 20;

/** A row without an error. */
export interface GoodRow {
  number: number;
  request: object;
  title: string;
  /** The row that is there already; unset for a new one. */
  known?: KnownRow;
  /** A row before it in the file that is the same. */
  sameAs?: number;
}

export interface InvalidRow {
  row: CsvRow;
  errors: ImportErrorResponse[];
}

/** A file, read by the rules of a kind. */
export interface ImportFile {
  table: CsvTable;
  columns: ColumnOfField[];
  /** Labels of needed fields that nothing holds, by name. */
  missing: Record<string, AnyText>;
  good: GoodRow[];
  invalid: InvalidRow[];
}

type Cells = Record<string, string>;

/** Reads a file and checks each row by the rules of its kind, without the database; then against what is there. Changes nothing. */
@Injectable()
export class ImportReader {
  /** @throws DomainError 400 where the file as a whole cannot be read */
  async read(importer: Importer<object>, request: ImportCheckRequest): Promise<ImportFile> {
    const table = readTable(request.csv);
    const columns = matchColumns(importer.fields, table.headings, request.columns, request.values);
    const fixed: Cells = Object.fromEntries(request.values.map(({ field, value }) => [field, value]));
    const held = new Set([...columns.map(({ field }) => field.name), ...Object.keys(fixed)]);
    const missing = Object.fromEntries(
      importer.fields
        .filter(({ isRequired, name }) => isRequired && !held.has(name))
        .map((field) => [field.name, field.label]),
    );
    const file: ImportFile = { table, columns, missing, good: [], invalid: [] };
    if (Object.keys(missing).length > 0) return file;
    for (const [at, row] of table.rows.entries()) {
      if (at % rowsAtOnce === rowsAtOnce - 1) await turn();
      const cells: Cells = { ...fixed };
      for (const { field, column } of columns) cells[field.name] = row.cells[column - 1] ?? '';
      this.checkRow(importer, row, cells, file);
    }
    return file;
  }

  /** Marks the rows that are there already, or twice in the file. */
  async findDuplicates(importer: Importer<object>, { good: rows }: ImportFile): Promise<void> {
    const known = await importer.findKnown(rows.map(({ request }) => request));
    const seen = new Map<string, number>();
    for (const row of rows) {
      const key = importer.keyOf(row.request);
      const found = known.get(key);
      const earlier = seen.get(key);
      // Both anew, as a transaction that is tried again asks again.
      row.sameAs = earlier;
      row.known = earlier === undefined ? found : undefined;
      seen.set(key, earlier ?? row.number);
    }
  }

  private checkRow(importer: Importer<object>, row: CsvRow, cells: Cells, file: ImportFile): void {
    const errors = new Map<string, AnyText>();
    const values: Record<string, unknown> = {};
    for (const field of importer.fields) readCell(field, cells[field.name] ?? '', values, errors);
    const plain = importer.complete ? importer.complete(values, cells) : values;
    const { value, errors: broken } = checkAgainst(importer.request, plain);
    for (const [path, message] of Object.entries(broken)) {
      const field = path.split('.')[0] ?? path;
      if (!errors.has(field)) errors.set(field, message);
    }
    if (errors.size === 0) checkWhole(importer, value, errors);
    if (errors.size === 0) {
      file.good.push({ number: row.number, request: value, title: importer.titleOf(value) });
      return;
    }
    const listed = [...errors].map(([field, message]) => ({
      row: row.number,
      field,
      value: shown(cells[field]),
      message,
    }));
    file.invalid.push({ row, errors: listed });
  }
}

/** Characters of a value that an error shows. */
const longestShown = 200;
const shown = (cell = ''): string => [...cell.slice(0, 2 * longestShown)].slice(0, longestShown).join('');

function readCell(
  field: ImportField,
  written: string,
  values: Record<string, unknown>,
  errors: Map<string, AnyText>,
): void {
  const { name, label, isRequired, choices } = field;
  const cell = field.hasLines ? written : written.replace(/[\s,]*[\r\n]+\s*/g, ', ');
  if (cell === '') {
    if (isRequired) errors.set(name, problems.needed({ label }));
    return;
  }
  const value = choices ? readChoice(cell, choices) : field.read ? field.read(cell) : cell;
  if (value !== undefined) values[name] = value;
  else
    errors.set(
      name,
      choices
        ? problems.notOneOf({ label, words: Object.values(choices).join(', ') })
        : importTexts.unreadable({ label, example: field.example }),
    );
}

function checkWhole(importer: Importer<object>, request: object, errors: Map<string, AnyText>): void {
  try {
    importer.check?.(request);
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fieldTexts) throw error;
    for (const [field, message] of Object.entries(error.fieldTexts)) errors.set(field, message);
  }
}
