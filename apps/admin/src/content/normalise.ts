import { formatDay, formatDayTime, formatTime, kampalaDay } from '@ministry/domain';

const offset = 3 * 60 * 60 * 1000;
const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A time as `<input type="datetime-local">` shows it, in Kampala time: '2026-12-05T17:00'. */
export function toWallClock(iso: string | null): string {
  const time = iso === null ? NaN : Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + offset).toISOString().slice(0, 16);
}

function instantOf(typed: string): string | null {
  if (!wallClock.test(typed)) return null;
  const time = Date.parse(`${typed.slice(0, 16)}:00+03:00`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The ISO timestamp of a typed date; now where it is missing or cannot be read (EDIT-45, EDIT-46). */
export const normaliseDate = (typed: string, now: Date): string => instantOf(typed) ?? now.toISOString();

/** True when `normaliseDate` will use the time of saving, so that the editor can say so. */
export const fallsToNow = (typed: string): boolean => instantOf(typed) === null;

/** The ISO timestamp of an optional end; null where it is missing or cannot be read (EDIT-47). */
export const normaliseEndDate = (typed: string): string | null => instantOf(typed);

/** Reads a whole number from a typed text ('1,000', ' 500 seats'); null if there is none (EDIT-48). */
export function normaliseLimit(typed: string): number | null {
  const parsed = Number.parseInt(typed.replace(/[\s,_]/g, ''), 10);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Trims the tags, and removes empty and repeated ones. */
export const normaliseTags = (tags: string[]): string[] => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** 'Sat 5 Dec, 5:00 PM'; with its year unless that is the current one */
export const formatShortDateTime = (iso: string, now = new Date()): string =>
  kampalaDay(new Date(iso)).slice(0, 4) === kampalaDay(now).slice(0, 4)
    ? formatDayTime(new Date(iso))
    : formatDateTime(iso);

/** 'Sat 5 Dec 2026, 5:00 PM' */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(date)} ${kampalaDay(date).slice(0, 4)}, ${formatTime(date)}`;
}
