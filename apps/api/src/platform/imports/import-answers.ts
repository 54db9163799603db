import { importLimits } from '@ministry/domain';
import { toCsvTable } from '../http/csv.ts';
import { textNow } from '../texts/sentence.ts';
import type { ImportCheckRequest, ImportCheckResponse, ImportedRowResponse, ImportKindResponse } from './import.dto.ts';
import { errorsOf, type GoodItem, type ImportFile, invalidRowCount } from './import-reader.ts';
import { type Cells, fieldsOf, type Importer, type ImportField } from './importer.ts';
import { importTexts } from './imports.copy.ts';

const samples = 2;
const previewed = 5;
/** Most characters of a sample. */
const longestSample = 80;

export function describeKind(importer: Importer<object>): ImportKindResponse {
  const { parts, updates, affirmation } = importer;
  const fields = fieldsOf(importer);
  return {
    fields: fields.map((field) => ({
      name: field.name,
      label: field.label,
      isRequired: field.isRequired && !parts?.fields.includes(field),
      example: field.example,
      hint: field.hint ?? '',
      choices: Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label })),
    })),
    template: templateOf(fields, parts?.secondExample),
    canUpdate: updates !== undefined,
    affirmation: affirmation ?? null,
  };
}

function templateOf(all: readonly ImportField[], secondExample?: Cells): string {
  const fields = all.filter(({ isInTemplate }) => isInTemplate ?? true);
  return toCsvTable([
    fields.map(({ label }) => textNow(label)),
    fields.map(({ example }) => example),
    ...(secondExample ? [fields.map(({ name }) => secondExample[name] ?? '')] : []),
  ]);
}

/** What happens to an item without an error. */
export function outcomeOf(
  { known, sameAs }: GoodItem,
  duplicates: ImportCheckRequest['duplicates'],
): 'create' | 'update' | 'skip' {
  if (sameAs !== undefined) return 'skip';
  if (!known) return 'create';
  return duplicates === 'update' && known.reason === undefined ? 'update' : 'skip';
}

/** The item as a response lists it. */
export const toDuplicate = ({ number, title, known, sameAs }: GoodItem): ImportedRowResponse => ({
  row: number,
  title,
  reason: sameAs === undefined ? (known?.reason ?? importTexts.known) : importTexts.sameAsRow({ row: String(sameAs) }),
});

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The value of a field in a request as text. A field of the parts has the values of all parts. */
function valueOf({ parts }: Importer<object>, { name }: ImportField, request: object): string {
  const of = (values: object): string => asText((values as Record<string, unknown>)[name]);
  if (!parts?.fields.some((field) => field.name === name)) return of(request);
  const listed = (request as Record<string, unknown>)[parts.list];
  return Array.isArray(listed) ? listed.map(of).join(', ') : '';
}

/** The first items that would be added or updated, with the fields that at least one of them has. */
function preview(
  importer: Importer<object>,
  items: readonly GoodItem[],
): Pick<ImportCheckResponse, 'previewFields' | 'preview'> {
  const first = items.slice(0, previewed);
  const fields = fieldsOf(importer).filter((field) => first.some(({ request }) => valueOf(importer, field, request)));
  return {
    previewFields: fields.map(({ label }) => label),
    preview: first.map(({ number, request }) => ({
      row: number,
      values: fields.map((field) => valueOf(importer, field, request).slice(0, longestSample)),
    })),
  };
}

/** All rows of the items with errors as in the file, with a column that lists the errors of each. */
function invalidRowsOf({ table, invalid }: ImportFile): string {
  const messages = new Map(
    invalid.flatMap(({ rowNumbers, errors }) =>
      rowNumbers.map((number) => [number, errors.filter(({ row }) => row === number).map(({ message }) => message)]),
    ),
  );
  const rows = table.rows.flatMap(({ number, cells }) => {
    const wrong = messages.get(number);
    return wrong ? [[...table.headings.map((_, at) => cells[at] ?? ''), wrong.map(textNow).join('; ')]] : [];
  });
  return toCsvTable([[...table.headings, textNow(importTexts.whatIsWrong)], ...rows]);
}

export function toCheckResponse(
  importer: Importer<object>,
  file: ImportFile,
  request: ImportCheckRequest,
): ImportCheckResponse {
  const { table, columns, missing, good } = file;
  const outcome = (item: GoodItem) => outcomeOf(item, request.duplicates);
  const count = (wanted: ReturnType<typeof outcomeOf>): number =>
    good.filter((item) => outcome(item) === wanted).length;
  const errors = errorsOf(file);
  return {
    columns: table.headings.map((heading, at) => ({
      column: at + 1,
      heading: heading.slice(0, longestSample),
      samples: samplesOf(file, at),
      field: columns.find(({ column }) => column === at + 1)?.field.name ?? null,
    })),
    missing: Object.keys(missing),
    rowCount: table.rows.length,
    newCount: count('create'),
    updateCount: count('update'),
    skippedCount: count('skip'),
    invalidCount: invalidRowCount(file),
    errorCount: errors.length,
    errors: errors.slice(0, importLimits.listed),
    duplicates: good
      .filter(({ known, sameAs }) => known ?? sameAs)
      .slice(0, importLimits.listed)
      .map(toDuplicate),
    ...preview(
      importer,
      good.filter((item) => outcome(item) !== 'skip'),
    ),
    invalidRows: request.wantsInvalidRows ? invalidRowsOf(file) : null,
  };
}

/** The first values of a column. */
function samplesOf({ table }: ImportFile, at: number): string[] {
  const found: string[] = [];
  for (const { cells } of table.rows) {
    if (cells[at]) found.push(cells[at].slice(0, longestSample));
    if (found.length === samples) break;
  }
  return found;
}
