import { kampalaDay, weekdays } from '@ministry/domain';
import type { PublicationState } from './content.entity.ts';
import { newDraftState } from './lifecycle.ts';

type Weekday = (typeof weekdays)[number];

/** The day that is `days` days after another, as `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A weekday as `YYYY-MM-DD`, `weeks` weeks after the week of `now`; weeks begin on Sunday in Kampala. */
export function weekdayOf(weeks: number, day: Weekday, now: Date): string {
  const today = kampalaDay(now);
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return daysAfter(today, weeks * 7 + weekdays.indexOf(day) - sinceSunday);
}

/** The publication state of an item that is published from the beginning. */
export const publishedAt = (now: Date): PublicationState => ({ ...newDraftState(now), isActive: true });
