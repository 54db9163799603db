import { ApiProperty } from '@nestjs/swagger';
import { type ContentStatus, contentStatuses, testimonialLimits } from '@ministry/domain';
import { RowId } from '../../platform/http/answer-fields.ts';
import { BooleanField, Day, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { ContentListQuery, summaryLength, toPublicationState, VersionedRequest } from '../content/content.dto.ts';
import { toContentFields } from '../content/content-columns.ts';
import { shortened } from '../rich-text/rich-text.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

const sorts = [
  'waiting',
  'date',
  '-date',
  'name',
  '-name',
  'updatedAt',
  '-updatedAt',
  'deletedAt',
  '-deletedAt',
] as const;

/** Which testimonies are asked for, in what order and how much of them. `published` are those that the office has verified. */
export class TestimonialListQuery extends ContentListQuery {
  @TextField({
    max: 100,
    optional: true,
    description: 'Only testimonies with these words in name or text',
    example: 'healed',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: '-date',
    description: 'A leading `-` reverses; `waiting`: those that wait to be verified first, each part the latest first',
    example: 'name',
  })
  sort: (typeof sorts)[number] = '-date';
}

/** A testimony as somebody tells it. What only an admin decides is ignored from anyone else. */
export class TestimonialRequest extends VersionedRequest {
  @TextField({ min: 1, max: testimonialLimits.name, description: 'Who tells it', example: 'Grace Akello' })
  name: string;

  @LongText({
    min: 1,
    max: testimonialLimits.testimony,
    description: 'Plain text',
    example: 'God carried us through the year of the drought.',
  })
  testimony: string;

  @Day({
    optional: true,
    description: "When it was told; an admin's word. Left out, and from anyone else, it is today in Kampala",
    example: '2026-11-21',
  })
  date?: string | null;

  @BooleanField({
    optional: true,
    description: "Whether everyone may see it; an admin's word. From anyone else it is false",
    example: false,
  })
  verified?: boolean;
}

/** A testimony as everyone sees it. */
export class TestimonialResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Who tells it', example: 'Grace Akello' })
  name: string;

  @ApiProperty({
    description: 'Plain text; with `view=summary` at most 160 characters',
    example: 'God carried us through the year of the drought.',
  })
  testimony: string;

  @ApiProperty({ format: 'date', description: 'The day, in Kampala, it was told', example: '2026-11-21' })
  date: string;

  @ApiProperty({ description: 'Whether the office has verified it; visitors meet no others', example: true })
  verified: boolean;

  @ApiProperty({
    required: false,
    enum: contentStatuses,
    description: '`published` is verified, `draft` waits to be; told to admins only',
    example: 'published',
  })
  status?: ContentStatus;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'Told to admins only',
    example: '2026-11-21T08:00:00.000Z',
  })
  createdAt?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'Told to admins only',
    example: '2026-11-21T08:00:00.000Z',
  })
  updatedAt?: string;

  @ApiProperty({ required: false, description: 'Who changed it last; told to admins only', example: 'admin' })
  updatedBy?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Grows by one with each change by the office; told to admins only',
    example: 3,
  })
  version?: number;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was deleted, for good thirty days later; told to admins only',
    example: null,
  })
  deletedAt?: string | null;
}

/** @param forAdmin adds what only admins are told */
export function toTestimonialResponse(testimonial: TestimonialEntity, forAdmin: boolean): TestimonialResponse {
  const { isActive: verified, ...publicationState } = toPublicationState(testimonial, forAdmin);
  return {
    ...toContentFields(TestimonialEntity, testimonial),
    verified,
    ...(forAdmin ? publicationState : {}),
  };
}

export const toTestimonialSummary = (testimonial: TestimonialEntity, forAdmin: boolean): TestimonialResponse => ({
  ...toTestimonialResponse(testimonial, forAdmin),
  testimony: shortened(testimonial.testimony.replace(/\s+/g, ' '), summaryLength),
});
