import { formatDateTime } from '../../content/normalise.ts';
import { auditCopy as copy } from './audit.copy.ts';

export interface Change {
  field: string;
  before: string;
  after: string;
}

type State = Readonly<Record<string, unknown>> | null;

/** Fields that are left out: the entry states who changed it and when. */
const saidByTheEntry = new Set(['updatedAt', 'updatedBy']);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const written = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  return instant.test(value) ? formatDateTime(value) : value;
};

/** The fields that differ between two states of a row, as text. `before` is null for a created row, `after` for a removed one. */
export function changesBetween(before: State, after: State): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !saidByTheEntry.has(field))
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
