import type { PeopleRequest } from '@ministry/api-client';
import { peopleLimits } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';

type Office = PeopleRequest['offices'][number];
/** Offices as an indented list, and where the one that was changed stands now. */
export interface Changed {
  rows: FormRow[];
  place: number;
}
type Rows = readonly FormRow[];

export const officeRow = ({ name, task, level }: Office): FormRow => ({ name, task, level: String(level) });
export const officeOf = (row: FormRow): Office => ({
  name: String(row['name'] ?? '').trim(),
  task: String(row['task'] ?? '').trim(),
  level: levelOf(row),
});

export const levelOf = (row: FormRow | undefined): number => Number(row?.['level'] ?? -1);

/** Where the offices end that answer to this one. */
function endOf(rows: Rows, place: number): number {
  const next = rows.findIndex((row, at) => at > place && levelOf(row) <= levelOf(rows[place]));
  return next < 0 ? rows.length : next;
}

/** An office with all below it, further in or out. */
const shift = (rows: Rows, place: number, by: number): Changed => {
  const end = endOf(rows, place);
  return {
    place,
    rows: rows.map((row, at) => (at >= place && at < end ? { ...row, level: String(levelOf(row) + by) } : row)),
  };
};

/** Answers to the office above it from now on; null where it cannot go further in. */
export function indent(rows: Rows, place: number): Changed | null {
  const deepest = Math.max(...rows.slice(place, endOf(rows, place)).map(levelOf));
  if (levelOf(rows[place]) > levelOf(rows[place - 1]) || deepest + 1 >= peopleLimits.depth) return null;
  return shift(rows, place, 1);
}

/** Answers to what the office above it answers to; null where it answers to nobody. */
export const outdent = (rows: Rows, place: number): Changed | null =>
  levelOf(rows[place]) > 0 ? shift(rows, place, -1) : null;

/** Goes, with all below it, before the office of the same level above it; null for the first of them. */
export function moveUp(rows: Rows, place: number): Changed | null {
  const before = rows.slice(0, place).findLastIndex((row) => levelOf(row) <= levelOf(rows[place]));
  if (before < 0 || levelOf(rows[before]) < levelOf(rows[place])) return null;
  const end = endOf(rows, place);
  return {
    place: before,
    rows: [...rows.slice(0, before), ...rows.slice(place, end), ...rows.slice(before, place), ...rows.slice(end)],
  };
}

/** Goes, with all below it, behind the next office of its level; null for the last of them. */
export function moveDown(rows: Rows, place: number): Changed | null {
  const next = endOf(rows, place);
  if (levelOf(rows[next]) !== levelOf(rows[place])) return null;
  const moved = moveUp(rows, next);
  return moved && { ...moved, place: place + endOf(rows, next) - next };
}

/** Without an office; those below it answer to the one above. */
export function remove(rows: Rows, place: number): Changed {
  const end = endOf(rows, place);
  const raised = shift(rows, place, -1).rows.slice(place + 1, end);
  return { place: Math.max(0, place - 1), rows: [...rows.slice(0, place), ...raised, ...rows.slice(end)] };
}

/** With a new office at the end, beside the last one. */
export const add = (rows: Rows): Changed => ({
  place: rows.length,
  rows: [...rows, { name: '', task: '', level: String(Math.max(0, levelOf(rows.at(-1)))) }],
});
