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
  @Day({ description: 'First day, in Kampala time', example: '2026-11-29' })
  from: string;

  @Day({ description: 'Last day, in Kampala time; at most 62 days after the first', example: '2027-01-02' })
  to: string;
}

/** Something that happens to an item, or an occasion that the item announces. */
export class ContentCalendarEntryResponse {
  @ApiProperty({ enum: Object.keys(contentKinds), description: 'Kind of content', example: 'events' })
  kind: ContentPlural;

  @ApiProperty({ type: 'integer', description: 'Id of the item', example: 12 })
  id: number;

  @ApiProperty({ description: 'Title of the item', example: 'Youth Camp' })
  title: string;

  @ApiProperty({ enum: contentStatuses, description: 'Current status of the item', example: 'published' })
  status: ContentStatus;

  @ApiProperty({
    enum: calendarEntryTypes,
    description: 'Whether it takes place, is published automatically, or is unpublished automatically',
    example: 'takes-place',
  })
  type: CalendarEntryType;

  @DateTime('When it begins, is published or is unpublished, UTC', '2026-12-04T14:00:00.000Z')
  at: string;

  @ApiProperty({
    format: 'date-time',
    required: false,
    description: 'When it ends, UTC; left out if it is not known',
    example: '2026-12-06T14:00:00.000Z',
  })
  endsAt?: string;
}

export class ContentCalendarResponse {
  @ApiProperty({ type: [ContentCalendarEntryResponse], description: 'Entries, earliest first, without deleted items' })
  entries: ContentCalendarEntryResponse[];

  @ApiProperty({
    description: 'False if there are more entries than one response holds (500 of a kind and type)',
    example: true,
  })
  isComplete: boolean;
}
