import { timeLocale } from '@ministry/messages';
import { addDays, formatDay, kampalaDay, kampalaInstant, writtenTime } from './dates.ts';
import { programmeCopy } from './programme.copy.ts';

/** Names of the days, beginning with Sunday. */
export const weekdays = programmeCopy.weekdays;
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** One row of the weekly programme; times are minutes after midnight in Kampala, an end past 1440 is on the next day. */
export interface ProgrammeItem {
  id: string;
  weekday: Weekday;
  title: string;
  start: number;
  end: number;
  /** The time as text: the plain span, or a text of the office where the span would mislead ('9:00 PM till dawn'). */
  times: string;
  /** The place, if it is not the church's own address. */
  place?: string | undefined;
  /** Shown on the ministries page only; there the specification lists this hour beside the Thursday service. */
  onlyMinistries?: boolean | undefined;
  /** First and last day of its season, `YYYY-MM-DD` in Kampala; a row without them is held all year. */
  from?: string | undefined;
  until?: string | undefined;
}

interface Season {
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Sort before and after every day, because days are compared as text. */
const [beforeAllDays, afterAllDays] = ['', '9999'];

/** A change on one day: no service, or another time or place. */
export interface ProgrammeException {
  /** Id of the row; null for every row of that day. */
  itemId: string | null;
  /** The day on which the service begins, `YYYY-MM-DD` in Kampala. */
  date: string;
  isCancelled: boolean;
  /** Minutes after midnight, like those of a row; null: as every week. */
  start: number | null;
  end: number | null;
  place: string | null;
  note: string;
}

export interface Programme {
  items: readonly ProgrammeItem[];
  exceptions: readonly ProgrammeException[];
}

/** A row on one day, with its exception on that day. */
export interface Occurrence {
  item: ProgrammeItem;
  startsAt: Date;
  endsAt: Date;
  /** The time as text, from the row or from the exception. */
  times: string;
  place: string | undefined;
  exception: ProgrammeException | undefined;
}

/** Longest accepted input in characters, and the most rows. */
export const programmeLimits = { items: 60, exceptions: 100, title: 80, times: 60, place: 120, note: 200 } as const;

const dayMinutes = 1_440;
/** How many weeks ahead a next service is looked for, because a church may pause for a season. */
const weeksAhead = 8;

export const isInSeason = ({ from, until }: Season, day: string): boolean =>
  (from ?? beforeAllDays) <= day && day <= (until ?? afterAllDays);

export const weeklyItems = ({ items }: Programme): ProgrammeItem[] => items.filter((item) => !item.onlyMinistries);

/**
 * The time span as text. 'AM' or 'PM' is written once if both ends share it: '7:00–9:00 AM', '9:00 AM–4:00 PM'. A language with
 * its own time format uses the 24-hour clock, as for its other times of day: '9:00–16:00'.
 */
export function writtenTimes(start: number, end: number, isEnglish = timeLocale === 'en-US'): string {
  const [from, until] = [writtenTime(start, isEnglish), writtenTime(end, isEnglish)];
  const isShared = isEnglish && from.slice(-2) === until.slice(-2) && end - start < dayMinutes / 2;
  return `${isShared ? from.slice(0, -3) : from}–${until}`;
}

/** An exception for the row itself takes precedence over one for all rows of the day. */
const exceptionFor = ({ exceptions }: Programme, { id }: ProgrammeItem, day: string): ProgrammeException | undefined =>
  exceptions.find(({ date, itemId }) => date === day && itemId === id) ??
  exceptions.find(({ date, itemId }) => date === day && itemId === null);

/** 0 is Sunday. @param day `YYYY-MM-DD` */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A row on a day that falls on its weekday, cancelled or not. */
function occurrenceOn(programme: Programme, item: ProgrammeItem, day: string): Occurrence {
  const exception = exceptionFor(programme, item, day);
  const start = exception?.start ?? item.start;
  // If only the start is changed, the service lasts as long as every week.
  const end = exception?.end ?? start + item.end - item.start;
  return {
    item,
    startsAt: kampalaInstant(day, start),
    endsAt: kampalaInstant(day, end),
    times: exception?.start == null && exception?.end == null ? item.times : writtenTimes(start, end),
    place: exception?.place ?? item.place,
    exception,
  };
}

/** The rows of a day, including cancelled ones. */
export function occurrencesOn(programme: Programme, items: readonly ProgrammeItem[], day: string): Occurrence[] {
  const weekday = weekdayOf(day);
  return items
    .filter((item) => item.weekday === weekday && isInSeason(item, day))
    .map((item) => occurrenceOn(programme, item, day));
}

/** The earliest matching occurrence on the first day that has one. The search starts with yesterday, whose services may last past midnight. */
function firstTakingPlace(
  programme: Programme,
  items: readonly ProgrammeItem[],
  now: Date,
  matches: (occurrence: Occurrence) => boolean,
): Occurrence | undefined {
  const today = kampalaDay(now);
  for (let ahead = -1; ahead <= 7 * weeksAhead; ahead += 1) {
    const [first, ...others] = occurrencesOn(programme, items, addDays(today, ahead)).filter(
      (each) => !each.exception?.isCancelled && matches(each),
    );
    if (first) return others.reduce((best, each) => (each.startsAt < best.startsAt ? each : best), first);
  }
  return undefined;
}

/** The current or next service, with its start and end; null if there is none in the coming weeks. */
export function nextService(programme: Programme, now: Date): (Occurrence & { underWay: boolean }) | null {
  const next = firstTakingPlace(programme, weeklyItems(programme), now, ({ endsAt }) => endsAt > now);
  return next ? { ...next, underWay: next.startsAt <= now } : null;
}

/** The next start of a row, not before `now`; undefined if there is none in the coming weeks. */
export const nextOccurrence = (programme: Programme, item: ProgrammeItem, now: Date): Occurrence | undefined =>
  firstTakingPlace(programme, [item], now, ({ startsAt }) => startsAt >= now);

/** How many days ahead a change of the programme is announced. */
const announcedDays = 14;

/** Exceptions of a row in the coming two weeks, or in the given number of days. */
export function comingExceptions(
  programme: Programme,
  item: ProgrammeItem,
  now: Date,
  days = announcedDays,
): Occurrence[] {
  const today = kampalaDay(now);
  const last = addDays(today, days);
  return [...new Set(programme.exceptions.map(({ date }) => date))]
    .filter((date) => date >= today && date <= last)
    .sort()
    .flatMap((date) => occurrencesOn(programme, [item], date))
    .filter(({ exception }) => exception !== undefined);
}

const weekMinutes = 7 * dayMinutes;

/**
 * The programme without what visitors no longer need or do not need yet: days and seasons that are over (yesterday's services may last
 * past midnight), and seasons that begin after the weeks in which a next service is looked for.
 */
export function presentProgramme({ items, exceptions }: Programme, now: Date): Programme {
  const today = kampalaDay(now);
  const [yesterday, lastDay] = [addDays(today, -1), addDays(today, 7 * weeksAhead)];
  return {
    items: items.filter(({ from = beforeAllDays, until = afterAllDays }) => from <= lastDay && until >= yesterday),
    exceptions: exceptions.filter(({ date }) => date >= yesterday),
  };
}

const isBeforeEnd = (one?: Season, other?: Season): boolean =>
  (one?.from ?? beforeAllDays) <= (other?.until ?? afterAllDays);

/** Pairs of rows that take place at the same time on days within both seasons. Rows for the ministries page only are skipped: they repeat another row. */
export function overlapsOf(
  items: readonly (Pick<ProgrammeItem, 'weekday' | 'start' | 'end' | 'onlyMinistries'> & Season)[],
): [number, number][] {
  const spans = items.map(({ weekday, start, end }) => ({ from: weekday * dayMinutes + start, length: end - start }));

  const pairs: [number, number][] = [];
  spans.forEach((one, first) =>
    spans.forEach((other, second) => {
      if (second <= first || items[first]?.onlyMinistries || items[second]?.onlyMinistries) return;
      if (!isBeforeEnd(items[first], items[second]) || !isBeforeEnd(items[second], items[first])) return;
      const ahead = (other.from - one.from + weekMinutes) % weekMinutes;
      const behind = (one.from - other.from + weekMinutes) % weekMinutes;
      if (ahead < one.length || behind < other.length) pairs.push([first, second]);
    }),
  );
  return pairs;
}

/** 'Fri 25 Dec: no service, Christmas Day' */
export function changeText({ startsAt, times, place, exception }: Occurrence): string {
  const what = exception?.isCancelled ? [programmeCopy.noService] : [times, place];
  return `${formatDay(startsAt)}: ${[...what, exception?.note].filter(Boolean).join(', ')}`;
}

/** When the season of a row begins, if it has not begun yet, and when it ends: 'from Sun 6 Dec until Sun 20 Dec'; empty for a row without a season. */
export function seasonText({ from = beforeAllDays, until }: ProgrammeItem, now: Date): string {
  const written = (day: string) => formatDay(kampalaInstant(day, 0));
  const begins = from > kampalaDay(now) ? programmeCopy.from({ day: written(from) }) : '';
  return [begins, until === undefined ? '' : programmeCopy.until({ day: written(until) })].filter(Boolean).join(' ');
}
