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
  @OneOf(sermonCategorySlugs, { optional: true, description: 'Only this category', example: 'teaching' })
  category?: SermonCategory;

  @TextField({
    max: sermonLimits.speaker,
    optional: true,
    description: 'Only this speaker',
    example: 'Pastor Samuel Okot',
  })
  speaker?: string;

  @TextField({
    max: sermonLimits.series,
    optional: true,
    description: 'Only this series',
    example: 'Walking through Romans',
  })
  series?: string;

  @TextField({
    max: 100,
    optional: true,
    description: 'Only sermons with these words in title, description, speaker, series or topics',
    example: 'grace',
  })
  search?: string;

  @OneOf(sorts, { optional: true, default: '-date', description: 'A leading `-` reverses', example: 'title' })
  sort: (typeof sorts)[number] = '-date';
}

/** A sermon as an admin writes it. On an update, fields that are left out stay unchanged. */
export class SermonRequest extends ContentRequest {
  @TextField({ min: 1, max: sermonLimits.title, description: 'What it was called', example: 'Grace that carries' })
  title: string;

  @LongText({
    max: sermonLimits.description,
    optional: true,
    description: 'Markdown; HTML is shown as text',
    example: 'Paul writes to a church **he has never seen**.',
  })
  description?: string;

  @TextField({ max: sermonLimits.speaker, optional: true, description: 'Who preached', example: 'Pastor Samuel Okot' })
  speaker?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'When it was preached. Without a zone it is Kampala time. Missing on a new sermon, or unreadable, it becomes the moment of saving',
    example: '2026-11-15T06:00:00.000Z',
  })
  @Transform(({ value }: { value: unknown }) => toInstant(value))
  @IsOptional()
  @IsExistingDate()
  date?: string;

  @OneOf(sermonCategorySlugs, {
    optional: true,
    description: 'Kind of sermon; `teaching` for a new one where nothing is said',
    example: 'teaching',
  })
  category?: SermonCategory;

  @Lines({
    max: sermonLimits.tag,
    count: sermonLimits.tags,
    optional: true,
    description: `Topics, by which it is found; the page offers ${sermonTopics.join(', ')}`,
    example: ['Grace', 'Faith'],
  })
  tags?: string[];

  @TextField({
    max: sermonLimits.series,
    optional: true,
    description: 'The series it belongs to; blank for none',
    example: 'Walking through Romans',
  })
  series?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'Picture of the card and the page',
    example: '/uploads/sermon.webp',
  })
  featuredImage?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'The recording to listen to',
    example: '/uploads/sermon.mp3',
  })
  audioUrl?: string | null;

  @WebAddress({
    max: sermonLimits.url,
    optional: true,
    description: 'The recording to watch: a file, or a page of a video site',
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  })
  videoUrl?: string | null;

  @BooleanField({
    optional: true,
    description: 'Published; a new sermon is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'The same as `isActive`, which wins', example: true })
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
    bytes: { type: 'integer', description: 'Size of the file', example: 9_437_184 },
    seconds: {
      type: 'integer',
      nullable: true,
      description: 'Length; null where the file does not tell',
      example: 2_460,
    },
  },
};

/** A sermon as everyone sees it. */
export class SermonResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'What it was called', example: 'Grace that carries' })
  title: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'Paul writes to a church **he has never seen**.',
  })
  description: string;

  @ApiProperty({ description: 'Who preached', example: 'Pastor Samuel Okot' })
  speaker: string;

  @DateTime('When it was preached, UTC', '2026-11-15T06:00:00.000Z')
  date: string;

  @ApiProperty({ enum: sermonCategorySlugs, description: 'Kind of sermon', example: 'teaching' })
  category: SermonCategory;

  @ApiProperty({ type: [String], description: 'Topics', example: ['Grace', 'Faith'] })
  tags: string[];

  @NullableText('The series it belongs to; null for none', 'Walking through Romans')
  series: string | null;

  @NullableText('Address of its picture; null where there is none', '/uploads/sermon.webp')
  featuredImage: string | null;

  @NullableText('Address of the recording to listen to; null where there is none', '/uploads/sermon.mp3')
  audioUrl: string | null;

  @NullableText(
    'Address of the recording to watch, a file or a page of a video site; null where there is none',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  videoUrl: string | null;

  @ApiProperty({ ...mediaFacts, description: 'Of `audioUrl`; null for a file elsewhere' })
  audio: SermonMediaFacts | null;

  @ApiProperty({ ...mediaFacts, description: 'Of `videoUrl`; null for a file elsewhere' })
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
