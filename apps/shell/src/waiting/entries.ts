import { readStored } from '../app/device-storage.ts';
import { readStoredList, writeStoredList } from '../app/stored-list.ts';
import type { Cart } from '../features/store/cart.ts';
import type { Answers } from '../forms/draft.ts';

/** The answer of the server. It is all that remains of an entry that was sent. */
export interface Result {
  sentence: string;
  /** Address where the visitor can read more. */
  href?: string;
  /** ISO date and time. */
  at: string;
}

/** A form that waits for a connection, or its result. */
export interface Entry {
  /** Its idempotency key. */
  key: string;
  /** The name of the form, the same as its draft's. */
  form: string;
  /** The subject of the form, which visitors recognise: the title of an event. */
  about?: string;
  /** ISO date and time at which it began to wait. */
  at: string;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Until the form is sent: the request body, the typed answers (`answers`) and the cart of an order (`cart`). */
  body?: unknown;
  /** Hash of the body, so that the form sends the same body under the same key again. */
  hash?: string;
  answers?: Partial<Answers>;
  cart?: Cart;
  /** Address of the form, if it is not the page of its kind. */
  page?: string;
  result?: Result;
}

const storageKey = 'waiting';
const maxEntries = 20;
/** Milliseconds that the result of an entry is shown. */
const resultAge = 86_400_000;
/** Milliseconds after which the server may have forgotten a key: 24 hours, less one hour for wrong clocks and slow connections. */
const keyAge = 23 * 3_600_000;

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, form, at, state } = value as Entry;
  return (
    typeof key === 'string' &&
    typeof form === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    ['waiting', 'sending', 'sent', 'refused'].includes(state)
  );
};

let known: readonly Entry[] | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** The entries, in the order in which they began to wait. Returns the same array until the list changes. */
export const entries = (): readonly Entry[] => (known ??= readStoredList(storageKey, isEntry));

/** Changes the stored list, which another tab may have changed before. Returns false if the result could not be stored. */
export function changeEntries(change: (list: Entry[]) => Entry[]): boolean {
  const list = change(readStoredList(storageKey, isEntry));
  writeStoredList(storageKey, list);
  known = undefined;
  notify();
  return JSON.stringify(readStored(storageKey) ?? []) === JSON.stringify(list);
}

export const changeEntry = (key: string, change: Partial<Entry>): boolean =>
  changeEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

/** Returns false if the device has no room for the entry, or if too many entries wait already. */
export function addEntry(entry: Entry): boolean {
  if (entries().length >= maxEntries) return false;
  return changeEntries((list) => [...list.filter(({ key }) => key !== entry.key), entry]);
}

export const removeEntry = (key: string): boolean => changeEntries((list) => list.filter((entry) => entry.key !== key));

/** Puts an entry back where it was. */
export const restoreEntry = (entry: Entry, index: number): boolean =>
  changeEntries((list) => [...list.slice(0, index), entry, ...list.slice(index)]);

/** Whether the server may have forgotten the key of an entry. If such an entry is sent again, the server could accept it twice. */
export const isOld = ({ at }: Entry): boolean => Math.abs(Date.now() - Date.parse(at)) > keyAge;

/** Removes results that are more than a day old. */
export function dropOldResults(): void {
  const isOver = ({ state, result }: Entry) =>
    state === 'sent' && Math.abs(Date.now() - Date.parse(result?.at ?? '')) > resultAge;
  if (entries().some(isOver)) changeEntries((list) => list.filter((entry) => !isOver(entry)));
}

/** `key` is null when another tab has cleared the whole storage. */
function onStorage({ key }: StorageEvent) {
  if (key !== storageKey && key !== null) return;
  known = undefined;
  notify();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
