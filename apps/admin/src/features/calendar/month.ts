import { addDays, kampalaDay, weekStart } from '@ministry/domain';

/** Today's date in Kampala. */
export const presentDay = (now = new Date()): string => kampalaDay(now);

/** The month of the address as 'YYYY-MM'; the current month if it is missing or malformed. */
export const monthOf = (asked: string | null, now = new Date()): string =>
  asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : presentDay(now).slice(0, 7);

/** Adds months to a month; a negative number subtracts. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** All days of the weeks (from Sunday) that contain days of the month. */
export function daysOfMonth(month: string): string[] {
  const end = `${addMonths(month, 1)}-01`;
  const days: string[] = [];
  for (let day = weekStart(`${month}-01`); day < end || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The entries by day, in the given order. An entry that lasts several days is listed on each of them. */
export function entriesByDay<Entry extends { at: string; endsAt?: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry[]> {
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) {
    const last = kampalaDay(new Date(entry.endsAt ?? entry.at));
    // At most 62 days per entry, so that a mistyped year does not fill the memory.
    let left = 62;
    for (let day = kampalaDay(new Date(entry.at)); day <= last && left > 0; day = addDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), entry]);
      left -= 1;
    }
  }
  return byDay;
}
