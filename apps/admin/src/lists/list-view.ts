import type { Filters } from './list-address.ts';
import { listsCopy as copy } from './lists.copy.ts';

/** One column as a user chose it; without a width, the default applies. */
export interface ChosenColumn {
  key: string;
  /** Pixels. */
  width?: number;
}

/** A named state of a list: the query of its address, with the columns in it. */
export interface SavedView {
  name: string;
  /** Without the question mark, as `viewQuery` returns it. */
  query: string;
}

export const columnWidths = { least: 60, most: 800, step: 20 } as const;
export const viewLimits = { name: 40, count: 30 } as const;

export const withinWidths = (width: number): number =>
  Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

/** Parses 'date:180,status', the format of the address and of the device; null if no columns are named. */
export function parseColumns(text: string | null): ChosenColumn[] | null {
  const found = new Map<string, ChosenColumn>();
  for (const [, key = '', width] of (text ?? '').matchAll(/(?:^|,)([a-zA-Z]+)(?::(\d{1,4}))?(?=,|$)/g))
    if (!found.has(key)) found.set(key, { key, ...(width ? { width: withinWidths(Number(width)) } : {}) });
  return found.size > 0 ? [...found.values()] : null;
}

export const formatColumns = (columns: readonly ChosenColumn[] | null): string =>
  (columns ?? []).map(({ key, width }) => (width ? `${key}:${width}` : key)).join(',');

/** The state that is saved as a view: filters and order as in the address, and the columns; not the page, and not what is open. */
export function viewQuery(search: URLSearchParams, defaults: Filters, columns: string): string {
  const view = new URLSearchParams();
  for (const name of Object.keys(defaults).sort()) {
    const value = search.get(name);
    if (value !== null && value !== defaults[name]) view.set(name, value);
  }
  view.set('columns', columns);
  return view.toString();
}

/** Error message for the name of a view; undefined if it is valid. */
export function nameError(name: string, views: readonly SavedView[]): string | undefined {
  if (!name) return copy.viewNameMissing;
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase())) return copy.viewNameTaken;
  return undefined;
}

/** Shows a column as the last one, or hides it. */
export const toggled = (columns: readonly ChosenColumn[], key: string): ChosenColumn[] =>
  columns.some((column) => column.key === key) ? columns.filter((column) => column.key !== key) : [...columns, { key }];

/** The columns with one of them moved one place towards the end (1) or the front (-1); the first column stays in its place. */
export function moved(columns: readonly ChosenColumn[], key: string, by: 1 | -1): ChosenColumn[] {
  const from = columns.findIndex((column) => column.key === key);
  const [column, to] = [columns[from], from + by];
  return column && to >= 1 && to < columns.length ? columns.toSpliced(from, 1).toSpliced(to, 0, column) : [...columns];
}

export const widened = (columns: readonly ChosenColumn[], key: string, width: number): ChosenColumn[] =>
  columns.map((column) => (column.key === key ? { key, width: withinWidths(width) } : column));
