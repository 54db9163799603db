import { readStored, writeStored } from './device-storage.ts';

/** The entries of a stored list that have the right shape. */
export function readStoredList<Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** Stores a list; an empty one is removed. */
export const writeStoredList = (key: string, list: readonly unknown[]): void =>
  writeStored(key, list.length > 0 ? list : null);
