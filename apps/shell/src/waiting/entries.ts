import { readStored } from '../app/device-storage.ts';
import { readStoredList, writeStoredList } from '../app/stored-list.ts';
import type { Cart } from '../features/store/cart.ts';
import type { Answers } from '../forms/draft.ts';

/** What the server answered: all that is left of an entry that was sent. */
export interface Result {
  sentence: string;
  /** Where the visitor reads more. */
  href?: string;
  /** ISO date and time. */
  at: string;
}

/** A form that waits for a connection, or what became of it. */
export interface Entry {
  /** Its idempotency key. */
  key: string;
  /** The name of the form, the same as its draft's. */
  form: string;
  /** What the visitor knows it by: the title of an event. */
  about?: string;
  /** ISO date and time at which it began to wait. */
  at: string;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Until it is sent: what is sent, what was typed, and of an order what was in the cart. */
  body?: unknown;
  /** Of the body, so that its form sends it under the same key again. */
  hash?: string;
  answers?: Partial<Answers>;
  cart?: Cart;
  /** Where its form is, where that is not the page of its kind. */
  page?: string;
  result?: Result;
}

const storageKey = 'waiting';
const maxEntries = 20;
/** Milliseconds that the result of an entry is shown. */
const resultAge = 86_400_000;
/** Milliseconds after which the server may have forgotten a key (24 hours), less what clocks and the line may be late. */
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

/** In the order in which they began to wait. The same list until it changes. */
export const entries = (): readonly Entry[] => (known ??= readStoredList(storageKey, isEntry));

/** Changes the list as it is stored now, which another tab may have changed. False where it could not be stored. */
export function changeEntries(change: (list: Entry[]) => Entry[]): boolean {
  const list = change(readStoredList(storageKey, isEntry));
  writeStoredList(storageKey, list);
  known = undefined;
  notify();
  return JSON.stringify(readStored(storageKey) ?? []) === JSON.stringify(list);
}

export const changeEntry = (key: string, change: Partial<Entry>): boolean =>
  changeEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

/** False where the device has no room for it, or too many wait already. */
export function addEntry(entry: Entry): boolean {
  if (entries().length >= maxEntries) return false;
  return changeEntries((list) => [...list.filter(({ key }) => key !== entry.key), entry]);
}

export const removeEntry = (key: string): boolean => changeEntries((list) => list.filter((entry) => entry.key !== key));

/** Puts an entry back where it was. */
export const restoreEntry = (entry: Entry, index: number): boolean =>
  changeEntries((list) => [...list.slice(0, index), entry, ...list.slice(index)]);

/** Whether the server may have forgotten the key of an entry: sent again it could arrive twice. */
export const isOld = ({ at }: Entry): boolean => Math.abs(Date.now() - Date.parse(at)) > keyAge;

/** Removes results that were shown for a day. */
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
