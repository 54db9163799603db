import type { PeopleRequest } from '@ministry/api-client';
import { peopleLimits } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';

type Office = PeopleRequest['offices'][number];
/** The changed offices as an indented list, and the index of the changed one. */
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

/** Index after the last office below this one. */
function endOf(rows: Rows, place: number): number {
  const next = rows.findIndex((row, at) => at > place && levelOf(row) <= levelOf(rows[place]));
  return next < 0 ? rows.length : next;
}

/** Moves an office and all offices below it to another level. */
const shift = (rows: Rows, place: number, by: number): Changed => {
  const end = endOf(rows, place);
  return {
    place,
    rows: rows.map((row, at) => (at >= place && at < end ? { ...row, level: String(levelOf(row) + by) } : row)),
  };
};

/** Moves an office one level down, so that it reports to the office above it; null if it cannot go deeper. */
export function indent(rows: Rows, place: number): Changed | null {
  const deepest = Math.max(...rows.slice(place, endOf(rows, place)).map(levelOf));
  if (levelOf(rows[place]) > levelOf(rows[place - 1]) || deepest + 1 >= peopleLimits.depth) return null;
  return shift(rows, place, 1);
}

/** Moves an office up to the level of its superior; null at the top level. */
export const outdent = (rows: Rows, place: number): Changed | null =>
  levelOf(rows[place]) > 0 ? shift(rows, place, -1) : null;

/** Moves an office and all below it before the previous office of the same level; null if it is the first one. */
export function moveUp(rows: Rows, place: number): Changed | null {
  const before = rows.slice(0, place).findLastIndex((row) => levelOf(row) <= levelOf(rows[place]));
  if (before < 0 || levelOf(rows[before]) < levelOf(rows[place])) return null;
  const end = endOf(rows, place);
  return {
    place: before,
    rows: [...rows.slice(0, before), ...rows.slice(place, end), ...rows.slice(before, place), ...rows.slice(end)],
  };
}

/** Moves an office and all below it after the next office of the same level; null if it is the last one. */
export function moveDown(rows: Rows, place: number): Changed | null {
  const next = endOf(rows, place);
  if (levelOf(rows[next]) !== levelOf(rows[place])) return null;
  const moved = moveUp(rows, next);
  return moved && { ...moved, place: place + endOf(rows, next) - next };
}

/** Removes an office; the offices below it move up one level. */
export function remove(rows: Rows, place: number): Changed {
  const end = endOf(rows, place);
  const raised = shift(rows, place, -1).rows.slice(place + 1, end);
  return { place: Math.max(0, place - 1), rows: [...rows.slice(0, place), ...raised, ...rows.slice(end)] };
}

/** Adds a new office at the end, at the level of the last one. */
export const add = (rows: Rows): Changed => ({
  place: rows.length,
  rows: [...rows, { name: '', task: '', level: String(Math.max(0, levelOf(rows.at(-1)))) }],
});
