import type { PersonExportResponse } from '@ministry/api-client';
import { formatDateTime } from '../../content/normalise.ts';
import { peopleCopy as copy } from './people.copy.ts';

/** A value of an export as text; undefined for objects and non-empty lists. */
export function plainValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return copy.notGiven;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? copy.none : undefined;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Names and values of an object or a list; the entries of a list are numbered. */
export const partsOf = (value: unknown): [name: string, value: unknown][] =>
  Array.isArray(value) ? value.map((part: unknown, at) => [`${at + 1}`, part]) : Object.entries(value as object);

function lines(value: unknown, indent: string): string[] {
  return partsOf(value).flatMap(([name, part]) => {
    const text = plainValue(part);
    return text === undefined
      ? [`${indent}${name}:`, ...lines(part, `${indent}  `)]
      : [`${indent}${name}: ${text.replace(/\n/g, `\n${indent}  `)}`];
  });
}

/** An export as a text that can be printed or sent to the person. */
export function exportText({ keptBy, exportedAt, sections }: PersonExportResponse): string {
  const head = [copy.letterHead({ keptBy }), copy.writtenOut({ moment: formatDateTime(exportedAt) })];
  const body = sections.flatMap(({ title, records }) => [
    '',
    title.toUpperCase(),
    ...records.flatMap((record) => ['', ...lines(record, '  ')]),
  ]);
  return [...head, ...body, ''].join('\n');
}
