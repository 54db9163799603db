import { useSyncExternalStore } from 'react';
import type { MediaKind } from './sermon-media.ts';

/** What this device remembers of listening: where each recording was left, and the chosen speed. Nothing of it is sent. */
const placesName = 'sermonPlaces';
const speedName = 'sermonSpeed';
/** The oldest place goes first. */
const mostPlaces = 50;
/** Seconds: a place this near to the beginning is none. */
const beginning = 3;

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const listeners = new Set<() => void>();
const nameOf = (id: number, kind: MediaKind) => `${id}-${kind}`;

/** Within this of its end a recording counts as heard: the last half minute, or a twentieth of a short one. */
const endOf = (length: number) => length - Math.min(30, length / 20);

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placesName) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    // Storage is refused, or something else wrote there.
    return {};
  }
}

function write(places: Record<string, number>) {
  try {
    localStorage.setItem(placesName, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-mostPlaces))));
  } catch {
    // Storage is refused or full: nothing is remembered.
  }
  listeners.forEach((tell) => tell());
}

/** Seconds into a recording at which it was left; null where it was not begun or was heard to its end. */
export function placeOf(id: number, kind: MediaKind): number | null {
  const place = read()[nameOf(id, kind)];
  return typeof place === 'number' && place >= beginning ? place : null;
}

/** Keeps where a recording stands, and forgets it at its end. `length` is in seconds, NaN while it is not known. */
export function keepPlace(id: number, kind: MediaKind, seconds: number, length: number): void {
  const { [nameOf(id, kind)]: before, ...others } = read();
  if (seconds >= endOf(length)) return before === undefined ? undefined : write(others);
  // A short listen to the opening does not lose the place of last time.
  if (seconds < beginning) return;
  write({ ...others, [nameOf(id, kind)]: Math.floor(seconds) });
}

/** `placeOf`, kept up to date; null on the server and in the first view. */
export const usePlace = (id: number, kind: MediaKind): number | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => placeOf(id, kind),
    () => null,
  );

/** The speed that was chosen last, 1 where none was. */
export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(speedName));
    return speeds.find((speed) => speed === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(speedName, String(speed));
  } catch {
    // Storage is refused: the choice holds until the player is closed.
  }
}
