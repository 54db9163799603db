import { kampalaDay, weekdays } from '@ministry/domain';
import type { PublicationState } from './content.entity.ts';
import { newDraftState } from './lifecycle.ts';

type Weekday = (typeof weekdays)[number];

/** `YYYY-MM-DD`, so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `YYYY-MM-DD` of a weekday, so many weeks away from the week of `now`; weeks begin on Sunday in Kampala. */
export function weekdayOf(weeks: number, day: Weekday, now: Date): string {
  const today = kampalaDay(now);
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return daysAfter(today, weeks * 7 + weekdays.indexOf(day) - sinceSunday);
}

/** How an item stands that has been published from the beginning. */
export const publishedAt = (now: Date): PublicationState => ({ ...newDraftState(now), isActive: true });
