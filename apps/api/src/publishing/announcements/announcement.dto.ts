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
  @OneOf(announcementPriorities, { optional: true, description: 'Only this priority', example: 'high' })
  priority?: AnnouncementPriority;

  @OneOf(validities, {
    optional: true,
    description:
      '`running`: not past the last day; `ended`: past it. Left out: `running` of what is published, else `any`. Anything but `running` is for an admin',
    example: 'ended',
  })
  validity?: (typeof validities)[number];

  @TextField({
    max: 100,
    optional: true,
    description: 'Only announcements with these words in title or content',
    example: 'fasting',
  })
  search?: string;

  @OneOf(sorts, { optional: true, default: '-date', description: 'A leading `-` reverses', example: 'title' })
  sort: (typeof sorts)[number] = '-date';
}

/** An announcement as an admin writes it. On an update, fields that are left out stay unchanged. */
export class AnnouncementRequest extends ContentRequest {
  @TextField({
    min: 1,
    max: announcementLimits.title,
    description: 'What it is about',
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
    description: '`medium` for a new one where nothing is said',
    example: 'high',
  })
  priority?: AnnouncementPriority;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'When it is announced. Without a zone it is Kampala time. Missing on a new announcement, or unreadable, it becomes the moment of saving',
    example: '2026-11-21T08:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toInstant(value))
  @IsOptional()
  @IsExistingDate()
  date?: string;

  @Day({
    description: 'The last day, in Kampala, on which it is public; a timestamp counts as its day',
    example: '2026-12-31',
  })
  @Transform(({ value }: { value: unknown }) => toDay(value))
  validUntil: string;

  @WebAddress({
    max: announcementLimits.url,
    optional: true,
    description: 'A picture beside it',
    example: '/uploads/prayer.webp',
  })
  featuredImage?: string | null;

  @BooleanField({
    optional: true,
    description: 'Published; a new announcement is, unless this is false',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'The same as `isActive`, which wins', example: true })
  isPublished?: boolean;
}

/** An announcement as everyone sees it. */
export class AnnouncementResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'The headline', example: 'Three days of prayer and fasting' })
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
    description: 'How much it matters',
    example: 'high',
  })
  priority: AnnouncementPriority;

  @DateTime('When it was announced, UTC', '2026-11-21T08:00:00.000Z')
  date: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day, in Kampala, on which it is public; null: without end',
    example: '2026-12-31',
  })
  validUntil: string | null;

  @NullableText('Address of its picture; null where there is none', '/uploads/prayer.webp')
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
