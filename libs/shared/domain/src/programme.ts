import { kampalaDay, kampalaInstant, kampalaMinuteOfWeek } from './dates.ts';

/** One row of the weekly programme; times are minutes after midnight in Kampala, an end past 1440 is on the next day. */
export interface ProgrammeItem {
  id: string;
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  start: number;
  end: number;
  /** How the time is written, where the plain span would mislead ('9:00 PM till dawn'). */
  times: string;
  /** Shown on the ministries page only, where the specification gives this hour beside the Thursday service. */
  onlyMinistries?: true;
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const programme: readonly ProgrammeItem[] = [
  { id: 'sunday-first', weekday: 0, title: '1st service', start: 420, end: 540, times: '7:00–9:00 AM' },
  { id: 'sunday-second', weekday: 0, title: '2nd service', start: 540, end: 690, times: '9:00–11:30 AM' },
  { id: 'womens-program', weekday: 3, title: "Women's program", start: 540, end: 960, times: '9:00 AM–4:00 PM' },
  { id: 'youth-service', weekday: 3, title: 'Youth service', start: 1020, end: 1110, times: '5:00–6:30 PM' },
  {
    id: 'widows-overnight',
    weekday: 3,
    title: "Widows' overnight",
    start: 1200,
    end: 1800,
    times: 'Evening till dawn',
  },
  { id: 'deliverance', weekday: 4, title: 'Mid-week deliverance', start: 960, end: 1110, times: '4:00–6:30 PM' },
  { id: 'midweek', weekday: 4, title: 'Midweek', start: 1020, end: 1140, times: '5:00–7:00 PM', onlyMinistries: true },
  {
    id: 'overnight-prayers',
    weekday: 5,
    title: 'Overnight prayers',
    start: 1260,
    end: 1800,
    times: '9:00 PM till dawn',
  },
];

export const weeklyProgramme = programme.filter((item) => !item.onlyMinistries);

/** The service that is under way or comes next, with its instants. */
export function nextService(now: Date): { item: ProgrammeItem; startsAt: Date; endsAt: Date; underWay: boolean } {
  const minute = kampalaMinuteOfWeek(now);
  const week = 7 * 1440;
  const candidates = weeklyProgramme.map((item) => {
    const start = item.weekday * 1440 + item.start;
    const length = item.end - item.start;
    const sinceStart = (minute - start + week) % week;
    const underWay = sinceStart < length;
    return { item, length, underWay, wait: underWay ? -sinceStart : week - sinceStart };
  });
  const next = candidates.reduce((best, candidate) => (candidate.wait < best.wait ? candidate : best));
  const startOfMinute = Math.floor(now.getTime() / 60_000) * 60_000;
  const startsAt = new Date(startOfMinute + next.wait * 60_000);
  return {
    item: next.item,
    startsAt,
    endsAt: new Date(startsAt.getTime() + next.length * 60_000),
    underWay: next.underWay,
  };
}

/** The first start of a programme row on or after `now`. */
export function nextOccurrence(item: ProgrammeItem, now: Date): Date {
  const today = new Date(`${kampalaDay(now)}T00:00:00Z`);
  const ahead = (item.weekday - today.getUTCDay() + 7) % 7;
  const day = new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const start = kampalaInstant(day, item.start);
  return start >= now ? start : new Date(start.getTime() + 7 * 86_400_000);
}
