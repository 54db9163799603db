import { ApiProperty } from '@nestjs/swagger';
import {
  type CalendarEntryType,
  calendarEntryTypes,
  contentKinds,
  type ContentPlural,
  type ContentStatus,
  contentStatuses,
} from '@ministry/domain';
import { DateTime } from '../../platform/http/answer-fields.ts';
import { Day } from '../../platform/validation/fields.ts';

/** The days whose calendar entries are requested. */
export class ContentCalendarQuery {
  @Day({ description: 'First day, in Kampala', example: '2026-11-29' })
  from: string;

  @Day({ description: 'Last day, at most 62 days after the first', example: '2027-01-02' })
  to: string;
}

/** Something that happens to an item, or an occasion that the item announces. */
export class ContentCalendarEntryResponse {
  @ApiProperty({ enum: Object.keys(contentKinds), description: 'Kind of content', example: 'events' })
  kind: ContentPlural;

  @ApiProperty({ type: 'integer', description: 'Of the item', example: 12 })
  id: number;

  @ApiProperty({ description: 'Of the item', example: 'Youth Camp' })
  title: string;

  @ApiProperty({ enum: contentStatuses, description: 'Where the item stands now', example: 'published' })
  status: ContentStatus;

  @ApiProperty({
    enum: calendarEntryTypes,
    description: 'It takes place, is published by itself, or is taken down by itself',
    example: 'takes-place',
  })
  type: CalendarEntryType;

  @DateTime('When, UTC', '2026-12-04T14:00:00.000Z')
  at: string;

  @ApiProperty({
    format: 'date-time',
    required: false,
    description: 'When it ends, UTC; left out where nothing says so',
    example: '2026-12-06T14:00:00.000Z',
  })
  endsAt?: string;
}

export class ContentCalendarResponse {
  @ApiProperty({ type: [ContentCalendarEntryResponse], description: 'Earliest first, without what was deleted' })
  entries: ContentCalendarEntryResponse[];

  @ApiProperty({
    description: 'False where there are more entries than one answer holds (500 of a kind and type)',
    example: true,
  })
  isComplete: boolean;
}
