import { ApiProperty } from '@nestjs/swagger';
import { type ContentStatus, contentStatuses, testimonialLimits } from '@ministry/domain';
import { RowId } from '../../platform/http/answer-fields.ts';
import { BooleanField, Day, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import {
  ContentListQuery,
  ContentRequest,
  StaffStateResponse,
  summaryLength,
  toPublicationState,
} from '../content/content.dto.ts';
import { toContentFields } from '../content/content-columns.ts';
import { contentExportQuery } from '../content/content-export.dto.ts';
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

/** Filters, order and level of detail of a list of testimonies. The status `published` means that the office has verified the testimony. */
export class TestimonialListQuery extends ContentListQuery {
  @TextField({
    max: 100,
    optional: true,
    description: 'Return only testimonies that have these words in name or text',
    example: 'healed',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: '-date',
    description:
      'Sort order; a leading `-` reverses it. `waiting`: testimonies that wait for verification first, then the others, each latest first',
    example: 'name',
  })
  sort: (typeof sorts)[number] = '-date';
}

export class TestimonialExportQuery extends contentExportQuery(TestimonialListQuery) {}

/** A testimony as its author writes it. Fields that only an admin may set are ignored from anyone else. */
export class TestimonialRequest extends ContentRequest {
  @TextField({ min: 1, max: testimonialLimits.name, description: 'Name of the author', example: 'Grace Akello' })
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
    description:
      'Day of the testimony; only accepted from an admin. Otherwise, and if left out, it is today in Kampala',
    example: '2026-11-21',
  })
  date?: string | null;

  @BooleanField({
    optional: true,
    description: 'Whether it is public; only accepted from an admin, otherwise false',
    example: false,
  })
  verified?: boolean;
}

/** A testimony as everyone sees it. */
export class TestimonialResponse extends StaffStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Name of the author', example: 'Grace Akello' })
  name: string;

  @ApiProperty({
    description: 'Plain text; with `view=summary` at most 160 characters',
    example: 'God carried us through the year of the drought.',
  })
  testimony: string;

  @ApiProperty({ format: 'date', description: 'Day of the testimony, in Kampala time', example: '2026-11-21' })
  date: string;

  @ApiProperty({ description: 'Whether the office has verified it; visitors see only verified ones', example: true })
  verified: boolean;

  @ApiProperty({
    required: false,
    enum: contentStatuses,
    description: '`published`: verified; `draft`: waits for verification. For staff only',
    example: 'published',
  })
  status?: ContentStatus;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'When it was created, UTC; for staff only',
    example: '2026-11-21T08:00:00.000Z',
  })
  createdAt?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'When it was last changed, UTC; for staff only',
    example: '2026-11-21T08:00:00.000Z',
  })
  updatedAt?: string;
}

/** @param forStaff adds the fields that are for staff only */
export function toTestimonialResponse(testimonial: TestimonialEntity, forStaff: boolean): TestimonialResponse {
  const { isActive: verified, ...publicationState } = toPublicationState(testimonial, forStaff);
  return {
    ...toContentFields(TestimonialEntity, testimonial),
    verified,
    ...(forStaff ? publicationState : {}),
  };
}

export const toTestimonialSummary = (testimonial: TestimonialEntity, forStaff: boolean): TestimonialResponse => ({
  ...toTestimonialResponse(testimonial, forStaff),
  testimony: shortened(testimonial.testimony.replace(/\s+/g, ' '), summaryLength),
});
