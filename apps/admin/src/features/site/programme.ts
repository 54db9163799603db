import { type ProgrammeRequest, type ProgrammeResponse, randomId } from '@ministry/api-client';
import { overlapsOf, type Weekday, weekdays, writtenTimes } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';
import { programmeCopy as copy } from './programme.copy.ts';

/** The programme with a fixed id, which the form requires. */
export type StoredProgramme = ProgrammeResponse & { id: 1 };
/** `items` are the weekly services, `exceptions` the changes on single dates. Times are 'HH:MM'. */
export type ProgrammeValues = Record<'items' | 'exceptions', FormRow[]>;

type Settings = Pick<ProgrammeResponse, 'items' | 'exceptions'>;

const dayMinutes = 1_440;
const textOf = (row: FormRow, field: string): string => String(row[field] ?? '').trim();

const clock = (minutes: number | null | undefined): string =>
  minutes == null
    ? ''
    : `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes since midnight; NaN if the text is empty or no valid time. */
function minutesOf(typed: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(typed) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** An end before the start is on the next day. An end equal to the start is left for the API to refuse. */
const endOf = (start: number, end: number): number => (end < start ? end + dayMinutes : end);

export const toValues = ({ items, exceptions }: Settings): ProgrammeValues => ({
  items: items.map(({ id, weekday, title, start, end, times, place, onlyMinistries, from, until }) => ({
    id,
    weekday: String(weekday),
    title,
    start: clock(start),
    end: clock(end),
    times: times ?? '',
    place: place ?? '',
    onlyMinistries,
    from: from ?? '',
    until: until ?? '',
  })),
  exceptions: exceptions.map(({ itemId, date, isCancelled, start, end, place, note }) => ({
    itemId: itemId ?? '',
    date,
    isCancelled,
    start: clock(start),
    end: clock(end),
    place: place ?? '',
    note,
  })),
});

const itemOf = (row: FormRow): ProgrammeRequest['items'][number] => {
  const start = minutesOf(textOf(row, 'start'));
  return {
    id: textOf(row, 'id'),
    weekday: Number(row['weekday']) as Weekday,
    title: textOf(row, 'title'),
    start,
    end: endOf(start, minutesOf(textOf(row, 'end'))),
    times: textOf(row, 'times') || null,
    place: textOf(row, 'place') || null,
    onlyMinistries: row['onlyMinistries'] === true,
    from: textOf(row, 'from') || null,
    until: textOf(row, 'until') || null,
  };
};

const optional = (minutes: number): number | null => (Number.isNaN(minutes) ? null : minutes);

function exceptionOf(row: FormRow, items: readonly FormRow[]): ProgrammeRequest['exceptions'][number] {
  const item = items.find(({ id }) => id === row['itemId']);
  const isCancelled = row['isCancelled'] === true;
  const start = optional(minutesOf(textOf(row, 'start')));
  const end = optional(minutesOf(textOf(row, 'end')));
  const begins = start ?? minutesOf(item ? textOf(item, 'start') : '');
  return {
    itemId: textOf(row, 'itemId') || null,
    date: textOf(row, 'date'),
    isCancelled,
    start: isCancelled ? null : start,
    end: isCancelled || end === null ? null : endOf(begins, end),
    place: isCancelled ? null : textOf(row, 'place') || null,
    note: textOf(row, 'note'),
  };
}

export const toRequest = ({ items, exceptions }: ProgrammeValues, version: number): ProgrammeRequest => ({
  items: items.map(itemOf),
  exceptions: exceptions.map((row) => exceptionOf(row, items)),
  version,
});

/** Name of a service for the buttons and lists that refer to it: 'Sunday: 1st service'. */
export function nameOf(row: FormRow): string {
  const title = textOf(row, 'title');
  return title === '' ? '' : `${weekdays[Number(row['weekday']) as Weekday]}: ${title}`;
}

/** The time of a row as the site writes it; empty if start or end is missing. */
export function timesOf(row: FormRow): string {
  const { start, end } = itemOf(row);
  return Number.isNaN(start) || Number.isNaN(end) || end === start ? '' : writtenTimes(start, end);
}

/** Services that take place at the same time, one sentence for each pair. */
export function overlaps({ items }: Pick<ProgrammeValues, 'items'>): string[] {
  const known = items.filter((row) => timesOf(row) !== '');
  return overlapsOf(known.map(itemOf)).map(([one, other]) => {
    const [first, second] = [known[one], known[other]];
    return first && second ? copy.pair({ first: nameOf(first), second: nameOf(second) }) : '';
  });
}

/** A new row. Its id is created here, so that exceptions can refer to it before it is saved. */
export const newItem = (): FormRow => ({
  id: `service-${randomId().slice(0, 8)}`,
  weekday: '0',
  title: '',
  start: '',
  end: '',
  times: '',
  place: '',
  onlyMinistries: false,
  from: '',
  until: '',
});

export const newException = (): FormRow => ({
  itemId: '',
  date: '',
  isCancelled: true,
  start: '',
  end: '',
  place: '',
  note: '',
});
