import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { type EventCategory, eventCategorySlugs, eventLimits } from '@ministry/domain';
import { DateTime, NullableDateTime, NullableInteger, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import {
  BooleanField,
  IntegerField,
  Lines,
  LongText,
  OneOf,
  TextField,
  WebAddress,
  WebAddresses,
} from '../../platform/validation/fields.ts';
import {
  ContentListQuery,
  ContentRequest,
  PublicationStateResponse,
  summaryLength,
  toPublicationState,
} from '../content/content.dto.ts';
import type { ContentFields } from '../content/content-columns.ts';
import { dropUnreadableDate, IsExistingDate, toInstant } from '../content/content-dates.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseRichText, toPlainText } from '../rich-text/rich-text.ts';
import type { EventEntity } from './event.entity.ts';

const times = ['upcoming', 'past', 'all'] as const;
const sorts = ['date', '-date', 'title', '-title', 'updatedAt', '-updatedAt', 'deletedAt', '-deletedAt'] as const;

/** Filters, order and level of detail of a list of events. */
export class EventListQuery extends ContentListQuery {
  @OneOf(times, {
    optional: true,
    default: 'all',
    description: '`upcoming`: not over yet; `past`: over',
    example: 'upcoming',
  })
  when: (typeof times)[number] = 'all';

  @OneOf(eventCategorySlugs, {
    optional: true,
    description: 'Return only items of this category',
    example: 'conference',
  })
  category?: EventCategory;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only events that have these words in title, description, place or category',
    example: 'women',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    description:
      'Sort order; a leading `-` reverses it. If left out: events that are not over, soonest first, then past ones, latest first',
    example: 'date',
  })
  sort?: (typeof sorts)[number];
}

/** An event as an admin writes it. On an update, fields that are left out stay unchanged. */
export class EventRequest extends ContentRequest {
  @TextField({
    min: 1,
    max: eventLimits.title,
    description: 'Title of the event',
    example: "Women's Conference 2027",
  })
  title: string;

  @LongText({
    max: eventLimits.description,
    optional: true,
    description: 'Markdown; HTML is shown as text',
    example: 'Three days of **teaching and prayer**.',
  })
  description?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'Start. Without a time zone it is Kampala time. On a new event, a missing or unreadable value becomes the current time',
    example: '2027-03-05T06:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toInstant(value))
  @IsOptional()
  @IsExistingDate()
  date?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    format: 'date-time',
    description: 'End, not before `date`. An unreadable value is dropped',
    example: '2027-03-07T14:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => dropUnreadableDate(value))
  @IsOptional()
  @IsExistingDate()
  endDate?: string | null;

  @TextField({
    max: eventLimits.location,
    optional: true,
    description: 'Place of the event',
    example: 'Headquarters, Market Street, Mbale',
  })
  location?: string;

  @OneOf(eventCategorySlugs, { description: 'Kind of event', example: 'conference' })
  category: EventCategory;

  @Lines({
    max: eventLimits.tag,
    count: eventLimits.tags,
    optional: true,
    description: 'Keywords',
    example: ['women', 'prayer'],
  })
  tags?: string[];

  @WebAddress({
    max: eventLimits.url,
    optional: true,
    description: 'Address of the picture for the card and the page',
    example: '/uploads/conference.webp',
  })
  featuredImage?: string | null;

  @WebAddresses({
    max: eventLimits.url,
    count: eventLimits.photos,
    optional: true,
    description: 'Addresses of further pictures',
    example: ['https://example.org/hall.jpg'],
  })
  eventPhotos?: string[];

  @IntegerField({
    min: 1,
    max: eventLimits.attendeeLimit,
    optional: true,
    description: 'Number of seats, at least the number already taken; null for no limit',
    example: 500,
  })
  attendeeLimit?: number | null;

  @BooleanField({ optional: true, description: 'Whether registration is required', example: true })
  registrationRequired?: boolean;

  @BooleanField({
    optional: true,
    description: 'Whether it is published; a new event is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'Same as `isActive`, which takes precedence', example: true })
  isPublished?: boolean;
}

/** An event as everyone sees it. */
export class EventResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Title', example: "Women's Conference 2027" })
  title: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'Three days of **teaching and prayer**.',
  })
  description: string;

  @DateTime('Start, UTC', '2027-03-05T06:00:00.000Z')
  date: string;

  @NullableDateTime('End, UTC', '2027-03-07T14:00:00.000Z')
  endDate: string | null;

  @ApiProperty({ description: 'Place of the event', example: 'Headquarters, Market Street, Mbale' })
  location: string;

  @ApiProperty({ enum: eventCategorySlugs, description: 'Kind of event', example: 'conference' })
  category: EventCategory;

  @ApiProperty({ type: [String], description: 'Keywords', example: ['women', 'prayer'] })
  tags: string[];

  @NullableText('Address of the picture; null if there is none', '/uploads/conference.webp')
  featuredImage: string | null;

  @ApiProperty({
    type: [String],
    description: 'Addresses of further pictures',
    example: ['https://example.org/hall.jpg'],
  })
  eventPhotos: string[];

  @NullableInteger('Number of seats; null for no limit', 500)
  attendeeLimit: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'Number of registered people, plus seats offered to people on the waiting list',
    example: 120,
  })
  seatsTaken: number;

  @NullableInteger('Number of free seats; null for no limit', 380)
  seatsLeft: number | null;

  @ApiProperty({ description: 'Whether registration is required', example: true })
  registrationRequired: boolean;
}

/** An event with its description parsed, ready to be rendered. */
export class EventPageResponse extends EventResponse {
  @ApiProperty({ type: [RichTextNode], description: 'The description, parsed' })
  content: RichTextNode[];
}

/**
 * Written out, because lists of events are requested most often: mapping the columns by name takes five times as long, and serialising that result to
 * JSON twice as long.
 * @param forStaff adds the fields that are for staff only
 */
export const toEventResponse = (event: EventEntity, forStaff: boolean): EventResponse =>
  Object.assign(
    {
      id: event.id,
      title: event.title,
      description: event.description,
      date: event.date.toISOString(),
      endDate: event.endDate?.toISOString() ?? null,
      location: event.location,
      category: event.category,
      tags: event.tags,
      attendeeLimit: event.attendeeLimit,
      seatsTaken: event.seatsTaken,
      registrationRequired: event.registrationRequired,
      featuredImage: event.featuredImage,
      eventPhotos: event.eventPhotos,
    } satisfies ContentFields<EventEntity>,
    toPublicationState(event, forStaff),
    { seatsLeft: event.attendeeLimit === null ? null : Math.max(0, event.attendeeLimit - event.seatsTaken) },
  );

export const toEventSummary = (event: EventEntity, forStaff: boolean): EventResponse => ({
  ...toEventResponse(event, forStaff),
  description: toPlainText(event.description, summaryLength),
});

export const toEventPage = (event: EventResponse): EventPageResponse => ({
  ...event,
  content: parseRichText(event.description),
});
