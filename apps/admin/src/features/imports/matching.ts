import type { ImportCheckRequest, ImportCheckResponse, ImportFieldResponse, ImportRequest } from '@ministry/api-client';

/** Decisions of the office about a file. */
export interface Choices {
  /** The field of each column, by column number; null: the server's suggestions are used. */
  fields: Record<number, string> | null;
  /** Values that are the same in all rows and in no column, by field. */
  values: Record<string, string>;
  duplicates: NonNullable<ImportCheckRequest['duplicates']>;
  invalidRows: NonNullable<ImportRequest['invalidRows']>;
}

export const firstChoices: Choices = { fields: null, values: {}, duplicates: 'skip', invalidRows: 'refuse' };

/** The field of each column, as of the last check. */
export const fieldsOf = ({ columns }: Pick<ImportCheckResponse, 'columns'>): Record<number, string> =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field ? [[column, field]] : [])));

/** Assigns a field to a column. A field belongs to one column only, so another column loses it. */
export function withField(fields: Record<number, string>, column: number, field: string): Record<number, string> {
  const others = Object.entries(fields).filter(([at, name]) => Number(at) !== column && name !== field);
  return Object.fromEntries(field ? [...others, [column, field]] : others);
}

/** Required fields without a column, which may have the same value in all rows. A field for which a value was typed stays in the list. */
export const unheldFields = (
  fields: readonly ImportFieldResponse[],
  columns: Record<number, string>,
  { missing }: Pick<ImportCheckResponse, 'missing'>,
  values: Choices['values'],
): ImportFieldResponse[] =>
  fields.filter(({ name }) => (missing.includes(name) || name in values) && !Object.values(columns).includes(name));

export const toCheckRequest = (csv: string, { fields, values, duplicates }: Choices): ImportCheckRequest => ({
  csv,
  columns: Object.entries(fields ?? {}).map(([column, field]) => ({ column: Number(column), field })),
  values: Object.entries(values)
    .filter(([field, value]) => value.trim() !== '' && !Object.values(fields ?? {}).includes(field))
    .map(([field, value]) => ({ field, value: value.trim() })),
  duplicates,
});

/** Whether the file can be imported, as of the last check. */
export const isImportable = (check: ImportCheckResponse, { invalidRows }: Choices): boolean =>
  check.missing.length === 0 &&
  check.newCount + check.updateCount > 0 &&
  (check.invalidCount === 0 || invalidRows === 'skip');
