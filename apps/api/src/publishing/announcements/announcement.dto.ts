import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { announcementLimits, announcementPriorities, type AnnouncementPriority } from '@ministry/domain';
import { DateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { BooleanField, Day, LongText, OneOf, TextField, WebAddress } from '../../platform/validation/fields.ts';
import { ContentListQuery, ContentRequest, PublicationStateResponse, summaryLength } from '../content/content.dto.ts';
import { toContentResponse } from '../content/content-columns.ts';
import { IsExistingDate, toDay, toInstant } from '../content/content-dates.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseRichText, toPlainText } from '../rich-text/rich-text.ts';
import { AnnouncementEntity } from './announcement.entity.ts';

const sorts = [
  'date',
  '-date',
  'title',
  '-title',
  'validUntil',
  '-validUntil',
  'updatedAt',
  '-updatedAt',
  'deletedAt',
  '-deletedAt',
] as const;

const validities = ['running', 'ended', 'any'] as const;

/**
 * Filters, order and level of detail of a list of announcements. The status `published` leaves out announcements after their last day, unless
 * `validity` asks for them.
 */
export class AnnouncementListQuery extends ContentListQuery {
  @OneOf(announcementPriorities, {
    optional: true,
    description: 'Return only announcements of this priority',
    example: 'high',
  })
  priority?: AnnouncementPriority;

  @OneOf(validities, {
    optional: true,
    description:
      '`running`: the last day is not over; `ended`: the last day is over. Default: `running` for published announcements, `any` for others. Values other than `running` require `content.read`',
    example: 'ended',
  })
  validity?: (typeof validities)[number];

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only announcements that have these words in title or content',
    example: 'fasting',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: '-date',
    description: 'Sort order; a leading `-` reverses it',
    example: 'title',
  })
  sort: (typeof sorts)[number] = '-date';
}

/** An announcement as an admin writes it. On an update, fields that are left out stay unchanged. */
export class AnnouncementRequest extends ContentRequest {
  @TextField({
    min: 1,
    max: announcementLimits.title,
    description: 'Headline',
    example: 'Three days of prayer and fasting',
  })
  title: string;

  @LongText({
    min: 1,
    max: announcementLimits.content,
    description: 'Markdown; HTML is shown as text',
    example: 'We meet **each evening at six**.',
  })
  content: string;

  @OneOf(announcementPriorities, {
    optional: true,
    description: 'Default for a new announcement: `medium`',
    example: 'high',
  })
  priority?: AnnouncementPriority;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'When it is announced. Without a time zone it is Kampala time. On a new announcement, a missing or unreadable value becomes the current time',
    example: '2026-11-21T08:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toInstant(value))
  @IsOptional()
  @IsExistingDate()
  date?: string;

  @Day({
    description: 'Last day on which it is public, in Kampala time; of a timestamp, only its day counts',
    example: '2026-12-31',
  })
  @Transform(({ value }: { value: unknown }) => toDay(value))
  validUntil: string;

  @WebAddress({
    max: announcementLimits.url,
    optional: true,
    description: 'Address of a picture',
    example: '/uploads/prayer.webp',
  })
  featuredImage?: string | null;

  @BooleanField({
    optional: true,
    description: 'Whether it is published; a new announcement is, unless this is false',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'Same as `isActive`, which takes precedence', example: true })
  isPublished?: boolean;
}

/** An announcement as everyone sees it. */
export class AnnouncementResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Headline', example: 'Three days of prayer and fasting' })
  title: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'We meet **each evening at six**.',
  })
  content: string;

  @ApiProperty({ type: [RichTextNode], description: 'The content, parsed; empty with `view=summary`' })
  richText: RichTextNode[];

  @ApiProperty({
    enum: announcementPriorities,
    description: 'Importance',
    example: 'high',
  })
  priority: AnnouncementPriority;

  @DateTime('When it was announced, UTC', '2026-11-21T08:00:00.000Z')
  date: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Last day on which it is public, in Kampala time; null for no end',
    example: '2026-12-31',
  })
  validUntil: string | null;

  @NullableText('Address of the picture; null if there is none', '/uploads/prayer.webp')
  featuredImage: string | null;
}

/** @param forStaff adds the fields that are for staff only */
export const toAnnouncementResponse = (announcement: AnnouncementEntity, forStaff: boolean): AnnouncementResponse => ({
  ...toContentResponse(AnnouncementEntity, announcement, forStaff),
  richText: parseRichText(announcement.content),
});

export const toAnnouncementSummary = (announcement: AnnouncementEntity, forStaff: boolean): AnnouncementResponse => ({
  ...toContentResponse(AnnouncementEntity, announcement, forStaff),
  content: toPlainText(announcement.content, summaryLength),
  richText: [],
});
