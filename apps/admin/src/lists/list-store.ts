import { type SavedView, viewLimits } from './list-view.ts';

/** What the device remembers of one list (ADR 38). */
export interface StoredList {
  /** In the format of `formatColumns`; empty for the usual ones. */
  columns: string;
  views: readonly SavedView[];
}

const nothing: StoredList = { columns: '', views: [] };
const keyOf = (list: string) => `consoleList:${list}`;
const listeners = new Set<() => void>();
/** What was read last, so that the same text gives the same object. */
const known = new Map<string, { text: string | null; stored: StoredList }>();

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' && view !== null && 'name' in view && 'query' in view
    ? typeof view.name === 'string' && typeof view.query === 'string'
    : false;

/** Validates the stored text: users can edit the storage of a browser, and an older release may have written it. */
function parse(text: string | null): StoredList {
  try {
    const { columns, views } = JSON.parse(text ?? '{}') as Partial<Record<keyof StoredList, unknown>>;
    return {
      columns: typeof columns === 'string' ? columns : '',
      views: Array.isArray(views) ? views.filter(isView).slice(0, viewLimits.count) : [],
    };
  } catch {
    return nothing;
  }
}

export function readList(list: string): StoredList {
  const text = localStorage.getItem(keyOf(list));
  const last = known.get(list);
  if (last?.text === text) return last.stored;
  const stored = parse(text);
  known.set(list, { text, stored });
  return stored;
}

/** @throws DOMException where the device has no room or stores nothing */
export function writeList(list: string, change: Partial<StoredList>): void {
  localStorage.setItem(keyOf(list), JSON.stringify({ ...readList(list), ...change }));
  for (const listener of listeners) listener();
}

/** Calls the listener after changes in this tab and in other tabs. */
export function watchLists(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
