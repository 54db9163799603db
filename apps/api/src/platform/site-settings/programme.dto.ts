import { programmeLimits as limits, type Weekday, weekdays } from '@ministry/domain';
import { BooleanField, Day, IntegerField, TextField } from '../validation/fields.ts';
import { RowKey, Rows } from '../validation/rows.ts';

const dayMinutes = 1_440;
/** One row of the weekly programme, as the office sets it. */
export class ProgrammeItemDto {
  @RowKey({
    description: 'Stays the same when the row is changed: calendars know it by this',
    example: 'sunday-first',
  })
  id: string;

  @IntegerField({ min: 0, max: 6, description: `Day of the week, from 0 (${weekdays[0]}) to 6`, example: 0 })
  weekday: Weekday;

  @TextField({ min: 1, max: limits.title, description: 'What it is called', example: '1st service' })
  title: string;

  @IntegerField({ min: 0, max: dayMinutes - 1, description: 'Begins, in minutes after midnight', example: 420 })
  start: number;

  @IntegerField({
    min: 1,
    max: 2 * dayMinutes - 1,
    description: 'Ends, in minutes after the midnight before it begins: from 1440 on it is the next day',
    example: 540,
  })
  end: number;

  @TextField({
    max: limits.times,
    optional: true,
    description: 'How the time is written where the plain span would mislead; null for the plain span',
    example: '9:00 PM till dawn',
  })
  times: string | null;

  @TextField({
    max: limits.place,
    optional: true,
    description: "Where it is; null for the church's own address",
    example: 'Town stadium',
  })
  place: string | null;

  @BooleanField({ description: 'Shown on the page of the ministries alone', example: false })
  onlyMinistries: boolean;

  @Day({ optional: true, description: 'First day of its season; null: since ever', example: '2026-12-01' })
  from?: string | null;

  @Day({ optional: true, description: 'Last day of its season; null: for good', example: '2026-12-24' })
  until?: string | null;
}

/** An exception of the weekly programme on one day. */
export class ProgrammeExceptionDto {
  @TextField({
    max: 40,
    optional: true,
    description: 'Id of the row; null for every row of that day',
    example: 'sunday-first',
  })
  itemId: string | null;

  @Day({ description: 'The day on which the service begins', example: '2026-12-25' })
  date: string;

  @BooleanField({ description: 'Whether it does not take place', example: true })
  isCancelled: boolean;

  @IntegerField({
    min: 0,
    max: dayMinutes - 1,
    optional: true,
    description: 'Begins then, in minutes after midnight; null: as every week',
    example: 480,
  })
  start: number | null;

  @IntegerField({
    min: 1,
    max: 2 * dayMinutes - 1,
    optional: true,
    description: 'Ends then; null: lasts as long as every week',
    example: 600,
  })
  end: number | null;

  @TextField({ max: limits.place, optional: true, description: 'Where it is then; null: as every week' })
  place: string | null;

  @TextField({ max: limits.note, description: 'Why, in a few words; may be empty', example: 'Christmas Day' })
  note: string;
}

/** The weekly programme, as the office sets it. */
export class ProgrammeDto {
  @Rows(ProgrammeItemDto, { count: limits.items, description: 'The rows, in the order in which they are shown' })
  items: ProgrammeItemDto[];

  @Rows(ProgrammeExceptionDto, { count: limits.exceptions, description: 'What is otherwise on single days' })
  exceptions: ProgrammeExceptionDto[];
}
