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
  /** How the time is written: the plain span, or what the office has set because that would mislead ('9:00 PM till dawn'). */
  times: string;
  /** Where it is not at the church's own address. */
  place?: string | undefined;
  /** Shown on the ministries page only, where the specification gives this hour beside the Thursday service. */
  onlyMinistries?: boolean | undefined;
  /** First and last day of its season, `YYYY-MM-DD` in Kampala; without them it is held all year. */
  from?: string | undefined;
  until?: string | undefined;
}

interface Season {
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Before and after each day, as days are compared as text. */
const [always, forever] = ['', '9999'];

/** What is otherwise on one day: no service, or another time or place. */
export interface ProgrammeException {
  /** Of the row; null for every row of that day. */
  itemId: string | null;
  /** The day on which the service begins, `YYYY-MM-DD` in Kampala. */
  date: string;
  isCancelled: boolean;
  /** Minutes after midnight, as of a row; null: as every week. */
  start: number | null;
  end: number | null;
  place: string | null;
  note: string;
}

export interface Programme {
  items: readonly ProgrammeItem[];
  exceptions: readonly ProgrammeException[];
}

/** A row on one day, with what is otherwise on that day. */
export interface Occurrence {
  item: ProgrammeItem;
  startsAt: Date;
  endsAt: Date;
  /** As of the row, or of the day where that is otherwise. */
  times: string;
  place: string | undefined;
  exception: ProgrammeException | undefined;
}

/** Longest accepted input in characters, and the most rows. */
export const programmeLimits = { items: 60, exceptions: 100, title: 80, times: 60, place: 120, note: 200 } as const;

const dayMinutes = 1_440;
/** Weeks ahead in which a next service is looked for: a church may rest for a season. */
const weeksAhead = 8;

export const isInSeason = ({ from, until }: Season, day: string): boolean =>
  (from ?? always) <= day && day <= (until ?? forever);

export const weeklyItems = ({ items }: Programme): ProgrammeItem[] => items.filter((item) => !item.onlyMinistries);

/**
 * 'AM' or 'PM' is written once where both ends of a span share it: '7:00–9:00 AM', '9:00 AM–4:00 PM'. In a language with times of
 * its own the hours are counted to 24, as its other times of day are: '9:00–16:00'.
 */
export function writtenTimes(start: number, end: number, isEnglish = timeLocale === 'en-US'): string {
  const [from, until] = [writtenTime(start, isEnglish), writtenTime(end, isEnglish)];
  const isShared = isEnglish && from.slice(-2) === until.slice(-2) && end - start < dayMinutes / 2;
  return `${isShared ? from.slice(0, -3) : from}–${until}`;
}

/** Where a row and one of its days are named, that day is meant rather than one of all rows. */
const exceptionFor = ({ exceptions }: Programme, { id }: ProgrammeItem, day: string): ProgrammeException | undefined =>
  exceptions.find(({ date, itemId }) => date === day && itemId === id) ??
  exceptions.find(({ date, itemId }) => date === day && itemId === null);

/** 0 is Sunday. @param day `YYYY-MM-DD` */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A row on a day that is its weekday, cancelled or not. */
function occurrenceOn(programme: Programme, item: ProgrammeItem, day: string): Occurrence {
  const exception = exceptionFor(programme, item, day);
  const start = exception?.start ?? item.start;
  // Where only the beginning is otherwise, the service lasts as long as every week.
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

/** The rows of a day, those that are cancelled too. */
export function occurrencesOn(programme: Programme, items: readonly ProgrammeItem[], day: string): Occurrence[] {
  const weekday = weekdayOf(day);
  return items
    .filter((item) => item.weekday === weekday && isInSeason(item, day))
    .map((item) => occurrenceOn(programme, item, day));
}

/** Of the rows on the first day that has one for which it is true, the earliest; begins with yesterday, whose services may go on past midnight. */
function firstTakingPlace(
  programme: Programme,
  items: readonly ProgrammeItem[],
  now: Date,
  isMeant: (occurrence: Occurrence) => boolean,
): Occurrence | undefined {
  const today = kampalaDay(now);
  for (let ahead = -1; ahead <= 7 * weeksAhead; ahead += 1) {
    const [first, ...others] = occurrencesOn(programme, items, addDays(today, ahead)).filter(
      (each) => !each.exception?.isCancelled && isMeant(each),
    );
    if (first) return others.reduce((best, each) => (each.startsAt < best.startsAt ? each : best), first);
  }
  return undefined;
}

/** The service that is under way or comes next, with its instants; null where there is none in the coming weeks. */
export function nextService(programme: Programme, now: Date): (Occurrence & { underWay: boolean }) | null {
  const next = firstTakingPlace(programme, weeklyItems(programme), now, ({ endsAt }) => endsAt > now);
  return next ? { ...next, underWay: next.startsAt <= now } : null;
}

/** The next time that a row begins, at `now` at the earliest; undefined where it does not in the coming weeks. */
export const nextOccurrence = (programme: Programme, item: ProgrammeItem, now: Date): Occurrence | undefined =>
  firstTakingPlace(programme, [item], now, ({ startsAt }) => startsAt >= now);

/** Days for which a change of the programme is announced beside it. */
const announcedDays = 14;

/** What is otherwise with a row in the coming two weeks, or in so many days. */
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
 * The programme without what is of no use to a visitor any more, or yet: days and seasons that are over (those of yesterday may last past
 * midnight), and seasons that begin after the weeks in which a next service is looked for.
 */
export function presentProgramme({ items, exceptions }: Programme, now: Date): Programme {
  const today = kampalaDay(now);
  const [yesterday, lastDay] = [addDays(today, -1), addDays(today, 7 * weeksAhead)];
  return {
    items: items.filter(({ from = always, until = forever }) => from <= lastDay && until >= yesterday),
    exceptions: exceptions.filter(({ date }) => date >= yesterday),
  };
}

const isBeforeEnd = (one?: Season, other?: Season): boolean => (one?.from ?? always) <= (other?.until ?? forever);

/** Pairs of rows that take place at the same time, on days that both seasons have. A row that only the ministries page shows is another account of one. */
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

/** When the season of a row begins, if it has not, and when it ends: 'from Sun 6 Dec until Sun 20 Dec'; empty for a row of all year. */
export function seasonText({ from = always, until }: ProgrammeItem, now: Date): string {
  const written = (day: string) => formatDay(kampalaInstant(day, 0));
  const begins = from > kampalaDay(now) ? programmeCopy.from({ day: written(from) }) : '';
  return [begins, until === undefined ? '' : programmeCopy.until({ day: written(until) })].filter(Boolean).join(' ');
}
