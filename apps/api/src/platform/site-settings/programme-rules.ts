import { isInSeason, type Programme, weekdayOf, weekdays, writtenTimes } from '@ministry/domain';
import { type Sentence } from '../texts/sentence.ts';
import type { ProgrammeDto, ProgrammeExceptionDto, ProgrammeItemDto } from './programme.dto.ts';
import { ruleTexts, weekdayTexts } from './site-settings.copy.ts';

const dayMinutes = 1_440;

/** @param weekday 0 for Sunday */
const dayText = (weekday: number): Sentence =>
  weekdayTexts[(weekdays[weekday as 0] as string).toLowerCase() as keyof typeof weekdayTexts];

/** Problems, by field, that concern several fields together. Each single field has already been validated. */
export function programmeProblems({ items, exceptions }: ProgrammeDto): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  items.forEach((item, place) => {
    const isRepeated = items.findIndex(({ id }) => id === item.id) < place;
    if (isRepeated) problems[`items.${place}.id`] = ruleTexts.idTwice;
    const problem = spanProblem(item.start, item.end);
    if (problem) problems[`items.${place}.end`] = problem;
    if (item.from && item.until && item.until < item.from) problems[`items.${place}.until`] = ruleTexts.untilBeforeFrom;
  });
  exceptions.forEach((exception, place) => {
    const isRepeated =
      exceptions.findIndex(({ itemId, date }) => itemId === exception.itemId && date === exception.date) < place;
    const [field, problem] = isRepeated
      ? (['date', ruleTexts.exceptionTwice] as const)
      : (exceptionProblem(exception, items) ?? []);
    if (field && problem) problems[`exceptions.${place}.${field}`] = problem;
  });
  return problems;
}

function spanProblem(start: number, end: number): Sentence | undefined {
  if (end <= start) return ruleTexts.endAfterStart;
  return end - start > dayMinutes ? ruleTexts.endWithinDay : undefined;
}

function exceptionProblem(
  { itemId, date, isCancelled, start, end, place, note }: ProgrammeExceptionDto,
  items: readonly ProgrammeItemDto[],
): [field: string, problem: Sentence] | undefined {
  if (itemId === null) {
    if (!items.some((item) => item.weekday === weekdayOf(date) && isInSeason(item, date)))
      return ['date', ruleTexts.noServiceThen({ day: dayText(weekdayOf(date)) })];
    if (start !== null || end !== null) return ['start', ruleTexts.oneServiceOnly];
  }
  const item = items.find(({ id }) => id === itemId);
  if (itemId !== null) {
    if (!item) return ['itemId', ruleTexts.noSuchService];
    if (item.weekday !== weekdayOf(date))
      return [
        'date',
        ruleTexts.anotherDay({ day: dayText(weekdayOf(date)), title: item.title, serviceDay: dayText(item.weekday) }),
      ];
    if (!isInSeason(item, date)) return ['date', ruleTexts.outOfSeason({ title: item.title })];
    const begins = start ?? item.start;
    const problem = end === null ? undefined : spanProblem(begins, end);
    if (problem) return ['end', problem];
  }
  if (!isCancelled && start === null && end === null && place === null && note === '')
    return ['isCancelled', ruleTexts.nothingChanged];
  return undefined;
}

/** The programme as visitors see it, with a written time for every row. */
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

/** The programme as the office edits it, without written times that follow from start and end. */
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
