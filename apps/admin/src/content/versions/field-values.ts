import type { NestedRow } from '../../forms/form-row.ts';
import type { Draft, DraftValue, FieldSpec } from '../content-type.ts';
import { formatDateTime } from '../normalise.ts';
import { versionsCopy as copy } from './versions.copy.ts';

/** Rows as text: a paragraph for each. */
const rowsAsText = (rows: readonly NestedRow[]): string =>
  rows
    .map((row) =>
      Object.values(row)
        .map((value) => (Array.isArray(value) ? rowsAsText(value) : String(value)))
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');

/** A value of a field as readable text, for comparing; empty if nothing is set. */
export function textOf(field: FieldSpec, value: DraftValue | undefined): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (field.kind === 'rows') return rowsAsText(value as NestedRow[]);
  if (Array.isArray(value)) return (value as string[]).join(field.kind === 'images' ? '\n' : ', ');
  if (field.kind === 'select' || field.kind === 'icon') return field.options[value] ?? value;
  if (field.kind === 'datetime' || field.kind === 'schedule') return formatDateTime(`${value}:00+03:00`);
  return value;
}

const isSame = (one: DraftValue | undefined, other: DraftValue | undefined): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The fields whose values differ. */
export const differing = (fields: readonly FieldSpec[], one: Draft, other: Draft): FieldSpec[] =>
  fields.filter(({ name }) => !isSame(one[name], other[name]));

export type Side = 'mine' | 'theirs';

/** The side to propose for each differing field, by name: 'theirs' where the user has changed nothing. @param base what both began with */
export const proposed = (fields: readonly FieldSpec[], base: Draft, mine: Draft): Record<string, Side> =>
  Object.fromEntries(fields.map(({ name }) => [name, isSame(base[name], mine[name]) ? 'theirs' : 'mine']));

/** Their form with my values where my side was chosen. */
export const mergedDraft = (theirs: Draft, mine: Draft, chosen: Readonly<Record<string, Side>>): Draft => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(chosen).flatMap(([name, side]) =>
      side === 'mine' && mine[name] !== undefined ? [[name, mine[name]]] : [],
    ),
  ),
});
