import { isInSeason, type Programme, weekdayOf, weekdays, writtenTimes } from '@ministry/domain';
import type { ProgrammeDto, ProgrammeExceptionDto, ProgrammeItemDto } from './programme.dto.ts';

const dayMinutes = 1_440;

/** What is wrong with fields that belong together, by field; each is right by itself. */
export function programmeProblems({ items, exceptions }: ProgrammeDto): Record<string, string> {
  const problems: Record<string, string> = {};
  items.forEach((item, place) => {
    const isTwice = items.findIndex(({ id }) => id === item.id) < place;
    if (isTwice) problems[`items.${place}.id`] = 'Id stands in two rows';
    const problem = spanProblem(item.start, item.end);
    if (problem) problems[`items.${place}.end`] = problem;
    if (item.from && item.until && item.until < item.from)
      problems[`items.${place}.until`] = 'Until must not be before the first day of the season';
  });
  exceptions.forEach((exception, place) => {
    const isTwice =
      exceptions.findIndex(({ itemId, date }) => itemId === exception.itemId && date === exception.date) < place;
    const [field, problem] = isTwice
      ? ['date', 'Date has an exception of this service already']
      : (exceptionProblem(exception, items) ?? []);
    if (field && problem) problems[`exceptions.${place}.${field}`] = problem;
  });
  return problems;
}

function spanProblem(start: number, end: number): string | undefined {
  if (end <= start) return 'End must be after the start';
  return end - start > dayMinutes ? 'End must be within 24 hours after the start' : undefined;
}

function exceptionProblem(
  { itemId, date, isCancelled, start, end, place, note }: ProgrammeExceptionDto,
  items: readonly ProgrammeItemDto[],
): [field: string, problem: string] | undefined {
  const day = weekdays[weekdayOf(date) as 0];
  if (itemId === null) {
    if (!items.some((item) => item.weekday === weekdayOf(date) && isInSeason(item, date)))
      return ['date', `Date is a ${day}: no service is then`];
    if (start !== null || end !== null) return ['start', 'Start can be changed for one service at a time only'];
  }
  const item = items.find(({ id }) => id === itemId);
  if (itemId !== null) {
    if (!item)
      return ['itemId', 'Item id names no service of the programme; choose another one or remove the exception'];
    if (item.weekday !== weekdayOf(date))
      return ['date', `Date is a ${day}; ${item.title} is on a ${weekdays[item.weekday]}`];
    if (!isInSeason(item, date)) return ['date', `Date is outside of the season of ${item.title}`];
    const begins = start ?? item.start;
    const problem = end === null ? undefined : spanProblem(begins, end);
    if (problem) return ['end', problem];
  }
  if (!isCancelled && start === null && end === null && place === null && note === '')
    return ['isCancelled', 'Is cancelled, another time, another place or a note is needed'];
  return undefined;
}

/** As everybody is told: with each time as it is written. */
export const toProgramme = ({ items, exceptions }: ProgrammeDto): Programme => ({
  items: items.map(({ id, weekday, title, start, end, times, place, onlyMinistries, from, until }) => ({
    id,
    weekday,
    title,
    start,
    end,
    times: times ?? writtenTimes(start, end),
    ...(place === null ? {} : { place }),
    ...(onlyMinistries ? { onlyMinistries } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  })),
  exceptions,
});

/** As the office sets it: without the times that follow from start and end. */
export const fromProgramme = ({ items, exceptions }: Programme): ProgrammeDto => ({
  items: items.map(({ times, place = null, onlyMinistries = false, from = null, until = null, ...item }) => ({
    ...item,
    times: times === writtenTimes(item.start, item.end) ? null : times,
    place,
    onlyMinistries,
    from,
    until,
  })),
  exceptions: [...exceptions],
});
