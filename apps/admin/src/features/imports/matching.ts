import type { ImportCheckRequest, ImportCheckResponse, ImportFieldResponse, ImportRequest } from '@ministry/api-client';

/** What the office decides about a file. */
export interface Choices {
  /** The field of each column, by the number of the column; null: as the server guesses. */
  fields: Record<number, string> | null;
  /** What stands in no column and is the same in all rows, by field. */
  values: Record<string, string>;
  duplicates: NonNullable<ImportCheckRequest['duplicates']>;
  invalidRows: NonNullable<ImportRequest['invalidRows']>;
}

export const firstChoices: Choices = { fields: null, values: {}, duplicates: 'skip', invalidRows: 'refuse' };

/** The fields by column, as the last check has read them. */
export const fieldsOf = ({ columns }: Pick<ImportCheckResponse, 'columns'>): Record<number, string> =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field ? [[column, field]] : [])));

/** Another field for one column; a field belongs to one column, so another column with it goes without. */
export function withField(fields: Record<number, string>, column: number, field: string): Record<number, string> {
  const others = Object.entries(fields).filter(([at, name]) => Number(at) !== column && name !== field);
  return Object.fromEntries(field ? [...others, [column, field]] : others);
}

/** Needed fields that no column holds: they can be the same in all rows. What was typed for one stays in sight. */
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

/** Whether the file can be imported as it was checked. */
export const isImportable = (check: ImportCheckResponse, { invalidRows }: Choices): boolean =>
  check.missing.length === 0 &&
  check.newCount + check.updateCount > 0 &&
  (check.invalidCount === 0 || invalidRows === 'skip');
