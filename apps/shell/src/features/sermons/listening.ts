import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../app/device-storage.ts';
import type { MediaKind } from './sermon-media.ts';

// The position of each recording and the chosen speed are stored on this device and never sent.
const positionsKey = 'sermonPlaces';
const speedKey = 'sermonSpeed';
/** Beyond this number, the oldest position is dropped. */
const maxPositions = 50;
/** A position in the first seconds is not stored. */
const minSeconds = 3;

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const listeners = new Set<() => void>();
const nameOf = (id: number, kind: MediaKind) => `${id}-${kind}`;

/** The second from which a recording counts as finished: the last half minute, or the last twentieth if that is shorter. */
const endOf = (length: number) => length - Math.min(30, length / 20);

function read(): Record<string, number> {
  const stored = readStored(positionsKey);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

function write(positions: Record<string, number>) {
  writeStored(positionsKey, Object.fromEntries(Object.entries(positions).slice(-maxPositions)));
  listeners.forEach((notify) => notify());
}

/** The second at which playback stopped; null if the recording was not started or was finished. */
export function savedPosition(id: number, kind: MediaKind): number | null {
  const position = read()[nameOf(id, kind)];
  return typeof position === 'number' && position >= minSeconds ? position : null;
}

/** Stores the position in a recording, and removes it at the end. @param length in seconds, NaN while unknown */
export function savePosition(id: number, kind: MediaKind, seconds: number, length: number): void {
  const { [nameOf(id, kind)]: before, ...others } = read();
  if (seconds >= endOf(length)) return before === undefined ? undefined : write(others);
  // Playing the first seconds again does not lose the position of last time.
  if (seconds < minSeconds) return;
  write({ ...others, [nameOf(id, kind)]: Math.floor(seconds) });
}

/** `savedPosition`, kept up to date; null on the server and during hydration. */
export const useSavedPosition = (id: number, kind: MediaKind): number | null =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => savedPosition(id, kind),
    () => null,
  );

/** The last chosen speed; 1 if none was chosen. */
export function savedSpeed(): number {
  const stored = readStored(speedKey);
  return speeds.find((speed) => speed === stored) ?? 1;
}

export const saveSpeed = (speed: number): void => writeStored(speedKey, speed);
