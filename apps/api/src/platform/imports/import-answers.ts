import { importLimits } from '@ministry/domain';
import { toCsvTable } from '../http/csv.ts';
import { textNow } from '../texts/sentence.ts';
import type { ImportCheckRequest, ImportCheckResponse, ImportedRowResponse, ImportKindResponse } from './import.dto.ts';
import type { GoodRow, ImportFile } from './import-reader.ts';
import type { Importer } from './importer.ts';
import { importTexts } from './imports.copy.ts';

const samples = 2;
const previewed = 5;
/** Characters of a sample. */
const longestSample = 80;

export const describeKind = ({ fields, updates, affirmation }: Importer<object>): ImportKindResponse => ({
  fields: fields.map(({ name, label, isRequired, example, hint, choices }) => ({
    name,
    label,
    isRequired,
    example,
    hint: hint ?? '',
    choices: Object.entries(choices ?? {}).map(([value, each]) => ({ value, label: each })),
  })),
  template: toCsvTable([fields.map(({ label }) => textNow(label)), fields.map(({ example }) => example)]),
  canUpdate: updates !== undefined,
  affirmation: affirmation ?? null,
});

/** What becomes of a row without an error. */
export function outcomeOf(
  { known, sameAs }: GoodRow,
  duplicates: ImportCheckRequest['duplicates'],
): 'create' | 'update' | 'skip' {
  if (sameAs !== undefined) return 'skip';
  if (!known) return 'create';
  return duplicates === 'update' && known.reason === undefined ? 'update' : 'skip';
}

/** The row as an answer names it. */
export const toDuplicate = ({ number, title, known, sameAs }: GoodRow): ImportedRowResponse => ({
  row: number,
  title,
  reason: sameAs === undefined ? (known?.reason ?? importTexts.known) : importTexts.sameAsRow({ row: String(sameAs) }),
});

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The rows with errors as they stand in the file, and what is wrong with each. */
function invalidRowsOf({ table, invalid }: ImportFile): string {
  const rows = invalid.map(({ row, errors }) => [
    ...table.headings.map((_, at) => row.cells[at] ?? ''),
    errors.map(({ message }) => textNow(message)).join('; '),
  ]);
  return toCsvTable([[...table.headings, textNow(importTexts.whatIsWrong)], ...rows]);
}

export function toCheckResponse(file: ImportFile, request: ImportCheckRequest): ImportCheckResponse {
  const { table, columns, missing, good, invalid } = file;
  const count = (outcome: ReturnType<typeof outcomeOf>): number =>
    good.filter((row) => outcomeOf(row, request.duplicates) === outcome).length;
  const errors = invalid.flatMap((row) => row.errors);
  const fields = [...columns.map(({ field }) => field)];
  return {
    columns: table.headings.map((heading, at) => ({
      column: at + 1,
      heading: heading.slice(0, longestSample),
      samples: table.rows
        .map(({ cells }) => (cells[at] ?? '').slice(0, longestSample))
        .filter((cell) => cell !== '')
        .slice(0, samples),
      field: columns.find(({ column }) => column === at + 1)?.field.name ?? null,
    })),
    missing: Object.keys(missing),
    rowCount: table.rows.length,
    newCount: count('create'),
    updateCount: count('update'),
    skippedCount: count('skip'),
    invalidCount: invalid.length,
    errorCount: errors.length,
    errors: errors.slice(0, importLimits.listed),
    duplicates: good
      .filter(({ known, sameAs }) => known ?? sameAs)
      .slice(0, importLimits.listed)
      .map(toDuplicate),
    previewFields: fields.map(({ label }) => label),
    preview: good
      .filter((row) => outcomeOf(row, request.duplicates) !== 'skip')
      .slice(0, previewed)
      .map(({ number, request: row }) => ({
        row: number,
        values: fields.map(({ name }) => asText((row as Record<string, unknown>)[name]).slice(0, longestSample)),
      })),
    invalidRows: request.wantsInvalidRows ? invalidRowsOf(file) : null,
  };
}
