import { programmeLimits as limits, type Weekday, weekdays } from '@ministry/domain';
import { BooleanField, Day, IntegerField, TextField } from '../validation/fields.ts';
import { RowKey, Rows } from '../validation/rows.ts';

const dayMinutes = 1_440;
/** One row of the weekly programme, as the office sets it. */
export class ProgrammeItemDto {
  @RowKey({
    description: 'Stays the same when the row changes; calendars identify the row by it',
    example: 'sunday-first',
  })
  id: string;

  @IntegerField({ min: 0, max: 6, description: `Day of the week, from 0 (${weekdays[0]}) to 6`, example: 0 })
  weekday: Weekday;

  @TextField({ min: 1, max: limits.title, description: 'Title', example: '1st service' })
  title: string;

  @IntegerField({ min: 0, max: dayMinutes - 1, description: 'Start, in minutes after midnight', example: 420 })
  start: number;

  @IntegerField({
    min: 1,
    max: 2 * dayMinutes - 1,
    description: 'End, in minutes after the midnight before the start; values from 1440 are on the next day',
    example: 540,
  })
  end: number;

  @TextField({
    max: limits.times,
    optional: true,
    description: 'The time as it is shown, if start and end alone would mislead; null to show start and end',
    example: '9:00 PM till dawn',
  })
  times: string | null;

  @TextField({
    max: limits.place,
    optional: true,
    description: 'Place; null for the own address of the church',
    example: 'Town stadium',
  })
  place: string | null;

  @BooleanField({ description: 'Whether it is shown only on the ministries page', example: false })
  onlyMinistries: boolean;

  @Day({ optional: true, description: 'First day of the season; null for no beginning', example: '2026-12-01' })
  from?: string | null;

  @Day({ optional: true, description: 'Last day of the season; null for no end', example: '2026-12-24' })
  until?: string | null;
}

/** An exception of the weekly programme on one day. */
export class ProgrammeExceptionDto {
  @TextField({
    max: 40,
    optional: true,
    description: 'Id of the row; null for all rows of that day',
    example: 'sunday-first',
  })
  itemId: string | null;

  @Day({ description: 'The day on which the service begins', example: '2026-12-25' })
  date: string;

  @BooleanField({ description: 'Whether the service is cancelled', example: true })
  isCancelled: boolean;

  @IntegerField({
    min: 0,
    max: dayMinutes - 1,
    optional: true,
    description: 'Start on that day, in minutes after midnight; null: as every week',
    example: 480,
  })
  start: number | null;

  @IntegerField({
    min: 1,
    max: 2 * dayMinutes - 1,
    optional: true,
    description: 'End on that day, in minutes after midnight; null: the usual duration',
    example: 600,
  })
  end: number | null;

  @TextField({ max: limits.place, optional: true, description: 'Place on that day; null: as every week' })
  place: string | null;

  @TextField({ max: limits.note, description: 'Short reason; may be empty', example: 'Christmas Day' })
  note: string;
}

/** The weekly programme, as the office sets it. */
export class ProgrammeDto {
  @Rows(ProgrammeItemDto, { count: limits.items, description: 'Rows in the order in which they are shown' })
  items: ProgrammeItemDto[];

  @Rows(ProgrammeExceptionDto, { count: limits.exceptions, description: 'Exceptions on single days' })
  exceptions: ProgrammeExceptionDto[];
}
