import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { type SermonCategory, sermonCategorySlugs, sermonLimits, sermonTopics } from '@ministry/domain';
import { DateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { BooleanField, Lines, LongText, OneOf, TextField, WebAddress } from '../../platform/validation/fields.ts';
import { ContentListQuery, ContentRequest, PublicationStateResponse, summaryLength } from '../content/content.dto.ts';
import { toContentResponse } from '../content/content-columns.ts';
import { IsExistingDate, toInstant } from '../content/content-dates.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseRichText, toPlainText } from '../rich-text/rich-text.ts';
import { SermonEntity } from './sermon.entity.ts';

const sorts = ['date', '-date', 'title', '-title', 'updatedAt', '-updatedAt', 'deletedAt', '-deletedAt'] as const;

/** Filters, order and level of detail of a list of sermons. */
export class SermonListQuery extends ContentListQuery {
  @OneOf(sermonCategorySlugs, {
    optional: true,
    description: 'Return only items of this category',
    example: 'teaching',
  })
  category?: SermonCategory;

  @TextField({
    max: sermonLimits.speaker,
    optional: true,
    description: 'Return only sermons of this speaker',
    example: 'Pastor Samuel Okot',
  })
  speaker?: string;

  @TextField({
    max: sermonLimits.series,
    optional: true,
    description: 'Return only sermons of this series',
    example: 'Walking through Romans',
  })
  series?: string;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only sermons that have these words in title, description, speaker, series or topics',
    example: 'grace',
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

/** A sermon as an admin writes it. On an update, fields that are left out stay unchanged. */
export class SermonRequest extends ContentRequest {
  @TextField({ min: 1, max: sermonLimits.title, description: 'Title of the sermon', example: 'Grace that carries' })
  title: string;

  @LongText({
    max: sermonLimits.description,
    optional: true,
    description: 'Markdown; HTML is shown as text',
    example: 'Paul writes to a church **he has never seen**.',
  })
  description?: string;

  @TextField({
    max: sermonLimits.speaker,
    optional: true,
    description: 'Name of the preacher',
    example: 'Pastor Samuel Okot',
  })
  speaker?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'When it was preached. Without a time zone it is Kampala time. On a new sermon, a missing or unreadable value becomes the current time',
    example: '2026-11-15T06:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toInstant(value))
  @IsOptional()
  @IsExistingDate()
  date?: string;

  @OneOf(sermonCategorySlugs, {
    optional: true,
    description: 'Category; default for a new sermon: `teaching`',
    example: 'teaching',
  })
  category?: SermonCategory;

  @Lines({
    max: sermonLimits.tag,
    count: sermonLimits.tags,
    optional: true,
    description: `Topics, used as keywords; the page offers ${sermonTopics.join(', ')}`,
    example: ['Grace', 'Faith'],
  })
  tags?: string[];

  @TextField({
    max: sermonLimits.series,
    optional: true,
    description: 'Series; blank for none',
    example: 'Walking through Romans',
  })
  series?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'Address of the picture for the card and the page',
    example: '/uploads/sermon.webp',
  })
  featuredImage?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'Address of the audio recording',
    example: '/uploads/sermon.mp3',
  })
  audioUrl?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'Address of the video: a file, or a page of a video site',
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  })
  videoUrl?: string | null;

  @BooleanField({
    optional: true,
    description: 'Whether it is published; a new sermon is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'Same as `isActive`, which takes precedence', example: true })
  isPublished?: boolean;
}

/** Facts about a recording that is stored on this site. */
export interface SermonMediaFacts {
  /** Size of the file in bytes. */
  bytes: number;
  /** Duration in seconds; null if the file does not contain it. */
  seconds: number | null;
}

/** Written out, because a reference cannot be nullable in OpenAPI 3.0. */
const mediaFacts: ApiPropertyOptions = {
  selfRequired: true,
  type: 'object',
  nullable: true,
  required: ['bytes', 'seconds'],
  properties: {
    bytes: { type: 'integer', description: 'Size of the file in bytes', example: 9_437_184 },
    seconds: {
      type: 'integer',
      nullable: true,
      description: 'Length in seconds; null if the file does not contain it',
      example: 2_460,
    },
  },
};

/** A sermon as everyone sees it. */
export class SermonResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Title of the sermon', example: 'Grace that carries' })
  title: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'Paul writes to a church **he has never seen**.',
  })
  description: string;

  @ApiProperty({ description: 'Name of the preacher', example: 'Pastor Samuel Okot' })
  speaker: string;

  @DateTime('When it was preached, UTC', '2026-11-15T06:00:00.000Z')
  date: string;

  @ApiProperty({ enum: sermonCategorySlugs, description: 'Kind of sermon', example: 'teaching' })
  category: SermonCategory;

  @ApiProperty({ type: [String], description: 'Topics', example: ['Grace', 'Faith'] })
  tags: string[];

  @NullableText('Series; null for none', 'Walking through Romans')
  series: string | null;

  @NullableText('Address of the picture; null if there is none', '/uploads/sermon.webp')
  featuredImage: string | null;

  @NullableText('Address of the audio recording; null if there is none', '/uploads/sermon.mp3')
  audioUrl: string | null;

  @NullableText(
    'Address of the video, a file or a page of a video site; null if there is none',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  videoUrl: string | null;

  @ApiProperty({ ...mediaFacts, description: 'Details of `audioUrl`; null for a file on another site' })
  audio: SermonMediaFacts | null;

  @ApiProperty({ ...mediaFacts, description: 'Details of `videoUrl`; null for a file on another site' })
  video: SermonMediaFacts | null;
}

/** A sermon with its description parsed, ready to be rendered. */
export class SermonPageResponse extends SermonResponse {
  @ApiProperty({ type: [RichTextNode], description: 'The description, parsed' })
  content: RichTextNode[];
}

/** Leaves the facts about the recordings empty. @param forStaff adds the fields that are for staff only */
export const toSermonResponse = (sermon: SermonEntity, forStaff: boolean): SermonResponse => ({
  ...toContentResponse(SermonEntity, sermon, forStaff),
  audio: null,
  video: null,
});

export const toSermonSummary = (sermon: SermonEntity, forStaff: boolean): SermonResponse => ({
  ...toSermonResponse(sermon, forStaff),
  description: toPlainText(sermon.description, summaryLength),
});

export const toSermonPage = (sermon: SermonResponse): SermonPageResponse => ({
  ...sermon,
  content: parseRichText(sermon.description),
});
