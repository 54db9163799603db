import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import {
  type MinistryCategory,
  ministryCategorySlugs,
  type MinistryIconName,
  ministryIcons,
  ministryLimits,
} from '@ministry/domain';
import { NullableInteger, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import {
  BooleanField,
  IntegerField,
  Lines,
  LongText,
  OneOf,
  TextField,
  WebAddress,
} from '../../platform/validation/fields.ts';
import { ContentListQuery, ContentRequest, PublicationStateResponse, summaryLength } from '../content/content.dto.ts';
import { toContentResponse } from '../content/content-columns.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseWithoutPictures, toPlainText } from '../rich-text/rich-text.ts';
import { MinistryEntity } from './ministry.entity.ts';

const sorts = ['id', '-id', 'name', '-name', 'updatedAt', '-updatedAt', 'deletedAt', '-deletedAt'] as const;

/** Filters, order and level of detail of a list of ministries. */
export class MinistryListQuery extends ContentListQuery {
  @OneOf(ministryCategorySlugs, {
    optional: true,
    description: 'Return only items of this category',
    example: 'community',
  })
  category?: MinistryCategory;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only ministries that have these words in name, description, impact or tags',
    example: 'school',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: 'id',
    description: 'Sort order; a leading `-` reverses it',
    example: 'name',
  })
  sort: (typeof sorts)[number] = 'id';
}

/** A ministry as an admin writes it. On an update, fields that are left out stay unchanged. */
export class MinistryRequest extends ContentRequest {
  @TextField({
    min: 1,
    max: ministryLimits.name,
    description: 'Name of the ministry; required unless `title` is given',
    example: 'Eye Camp',
  })
  @ValidateIf(({ name, title }: MinistryRequest) => (name ?? null) !== null || (title ?? null) === null)
  name?: string;

  @TextField({
    min: 1,
    max: ministryLimits.name,
    optional: true,
    description: 'Alternative to `name`, which takes precedence',
    example: 'Eye Camp',
  })
  title?: string;

  @LongText({
    max: ministryLimits.description,
    optional: true,
    description: 'Markdown; HTML is shown as text',
    example: 'Care and schooling for children without parents.',
  })
  description?: string;

  @OneOf(ministryIcons, {
    optional: true,
    description: 'Icon; default for a new ministry: `church`',
    example: 'crown',
  })
  icon?: MinistryIconName;

  @OneOf(ministryCategorySlugs, {
    optional: true,
    description: 'Category; default for a new ministry: `community`',
    example: 'education',
  })
  category?: MinistryCategory;

  @TextField({
    max: ministryLimits.impact,
    optional: true,
    description: 'Result of the work, in one sentence',
    example: '900 children are in school.',
  })
  impact?: string;

  @IntegerField({
    min: ministryLimits.earliestYear,
    max: ministryLimits.latestYear,
    optional: true,
    description: 'Year of foundation',
    example: 2006,
  })
  established?: number | null;

  @WebAddress({
    max: ministryLimits.url,
    optional: true,
    description: 'Address of the picture for the card',
    example: '/uploads/children.webp',
  })
  featuredImage?: string | null;

  @Lines({
    max: ministryLimits.tag,
    count: ministryLimits.tags,
    optional: true,
    description: 'Keywords',
    example: ['children', 'school'],
  })
  tags?: string[];

  @BooleanField({
    optional: true,
    description: 'Whether it is published; a new ministry is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'Same as `isActive`, which takes precedence', example: true })
  isPublished?: boolean;
}

/** A ministry as everyone sees it. */
export class MinistryResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Name', example: 'Eye Camp' })
  name: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'Care and schooling for children without parents.',
  })
  description: string;

  @ApiProperty({ enum: ministryIcons, description: 'Name of the icon', example: 'crown' })
  icon: MinistryIconName;

  @ApiProperty({ enum: ministryCategorySlugs, description: 'Kind of ministry', example: 'education' })
  category: MinistryCategory;

  @ApiProperty({ description: 'Result of the work, in one sentence', example: '900 children are in school.' })
  impact: string;

  @NullableInteger('Year of foundation', 2006)
  established: number | null;

  @NullableText('Address of the picture; null if there is none', '/uploads/children.webp')
  featuredImage: string | null;

  @ApiProperty({ type: [String], description: 'Keywords', example: ['children', 'school'] })
  tags: string[];
}

/** A ministry with its description parsed, ready to be rendered. */
export class MinistryPageResponse extends MinistryResponse {
  @ApiProperty({ type: [RichTextNode], description: 'The description, parsed' })
  content: RichTextNode[];
}

/** @param forStaff adds the fields that are for staff only */
export const toMinistryResponse = (ministry: MinistryEntity, forStaff: boolean): MinistryResponse =>
  toContentResponse(MinistryEntity, ministry, forStaff);

export const toMinistrySummary = (ministry: MinistryEntity, forStaff: boolean): MinistryResponse => ({
  ...toMinistryResponse(ministry, forStaff),
  description: toPlainText(ministry.description, summaryLength),
});

export const toMinistryPage = (ministry: MinistryResponse): MinistryPageResponse => ({
  ...ministry,
  content: parseWithoutPictures(ministry.description),
});
