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
  @OneOf(ministryCategorySlugs, { optional: true, description: 'Only this category', example: 'community' })
  category?: MinistryCategory;

  @TextField({
    max: 100,
    optional: true,
    description: 'Only ministries with these words in name, description, impact or tags',
    example: 'school',
  })
  search?: string;

  @OneOf(sorts, { optional: true, default: 'id', description: 'A leading `-` reverses', example: 'name' })
  sort: (typeof sorts)[number] = 'id';
}

/** A ministry as an admin writes it. On an update, fields that are left out stay unchanged. */
export class MinistryRequest extends ContentRequest {
  @TextField({
    min: 1,
    max: ministryLimits.name,
    description: 'What it is called; needed, unless `title` says it',
    example: 'Eye Camp',
  })
  @ValidateIf(({ name, title }: MinistryRequest) => (name ?? null) !== null || (title ?? null) === null)
  name?: string;

  @TextField({
    min: 1,
    max: ministryLimits.name,
    optional: true,
    description: 'Another word for `name`, which wins',
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
    description: 'Its mark; `church` for a new one where nothing is said',
    example: 'crown',
  })
  icon?: MinistryIconName;

  @OneOf(ministryCategorySlugs, {
    optional: true,
    description: 'Kind of ministry; `community` for a new one where nothing is said',
    example: 'education',
  })
  category?: MinistryCategory;

  @TextField({
    max: ministryLimits.impact,
    optional: true,
    description: 'One sentence about what has come of it',
    example: '900 children are in school.',
  })
  impact?: string;

  @IntegerField({
    min: ministryLimits.earliestYear,
    max: ministryLimits.latestYear,
    optional: true,
    description: 'The year it began',
    example: 2006,
  })
  established?: number | null;

  @WebAddress({
    max: ministryLimits.url,
    optional: true,
    description: 'Picture of the card',
    example: '/uploads/children.webp',
  })
  featuredImage?: string | null;

  @Lines({
    max: ministryLimits.tag,
    count: ministryLimits.tags,
    optional: true,
    description: 'Words to find it by',
    example: ['children', 'school'],
  })
  tags?: string[];

  @BooleanField({
    optional: true,
    description: 'Published; a new ministry is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'The same as `isActive`, which wins', example: true })
  isPublished?: boolean;
}

/** A ministry as everyone sees it. */
export class MinistryResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'What it is called', example: 'Eye Camp' })
  name: string;

  @ApiProperty({
    description: 'Markdown; with `view=summary` at most 160 characters of plain text',
    example: 'Care and schooling for children without parents.',
  })
  description: string;

  @ApiProperty({ enum: ministryIcons, description: 'Name of the drawing that stands for it', example: 'crown' })
  icon: MinistryIconName;

  @ApiProperty({ enum: ministryCategorySlugs, description: 'Kind of ministry', example: 'education' })
  category: MinistryCategory;

  @ApiProperty({ description: 'What has come of it, in a sentence', example: '900 children are in school.' })
  impact: string;

  @NullableInteger('The year it began', 2006)
  established: number | null;

  @NullableText('Address of its picture; null where there is none', '/uploads/children.webp')
  featuredImage: string | null;

  @ApiProperty({ type: [String], description: 'Words by which it is found', example: ['children', 'school'] })
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
