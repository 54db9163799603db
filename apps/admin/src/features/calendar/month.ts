import { addDays, kampalaDay, weekStart } from '@ministry/domain';

/** In Kampala. */
export const presentDay = (now = new Date()): string => kampalaDay(now);

/** 'YYYY-MM' of what an address says; the present month where it says none. */
export const monthOf = (asked: string | null, now = new Date()): string =>
  asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : presentDay(now).slice(0, 7);

/** The month so many months after another; before it where they are negative. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The days of whole weeks, from Sunday, that hold a month. */
export function daysOfMonth(month: string): string[] {
  const end = `${addMonths(month, 1)}-01`;
  const days: string[] = [];
  for (let day = weekStart(`${month}-01`); day < end || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The entries of each day, in their order; what lasts several days is in each of them. */
export function entriesByDay<Entry extends { at: string; endsAt?: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry[]> {
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) {
    const last = kampalaDay(new Date(entry.endsAt ?? entry.at));
    // A mistyped year must not fill the memory.
    let left = 62;
    for (let day = kampalaDay(new Date(entry.at)); day <= last && left > 0; day = addDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), entry]);
      left -= 1;
    }
  }
  return byDay;
}
