import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { addressProblem, isPageAddress, pageLimits, type PagePlace, pagePlaces } from '@ministry/domain';
import { RowId } from '../../platform/http/answer-fields.ts';
import { explained, type Problem } from '../../platform/validation/explained.ts';
import { problems } from '../../platform/validation/fields.copy.ts';
import { BooleanField, IntegerField, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { ContentListQuery, ContentRequest, PublicationStateResponse } from '../content/content.dto.ts';
import { toContentResponse } from '../content/content-columns.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseRichText } from '../rich-text/rich-text.ts';
import type { Block } from './block.dto.ts';
import { BlockModels, BlocksField, BlocksProperty } from './blocks-field.ts';
import { OwnPageEntity } from './own-page.entity.ts';
import { pageTexts } from './pages.copy.ts';

const sorts = [
  'position',
  '-position',
  'id',
  '-id',
  'title',
  '-title',
  'updatedAt',
  '-updatedAt',
  'deletedAt',
  '-deletedAt',
] as const;

/** Filters, order and level of detail of a list of pages. */
export class OwnPageListQuery extends ContentListQuery {
  @OneOf(pagePlaces, {
    optional: true,
    description: 'Return only pages at this place of the navigation',
    example: 'menu',
  })
  place?: PagePlace;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only pages that have these words in title, address, summary or blocks',
    example: 'roof',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: 'position',
    description: 'Sort order; a leading `-` reverses it. `position` is the order in the navigation',
    example: 'title',
  })
  sort: (typeof sorts)[number] = 'position';
}

function problemOf(value: unknown): Problem {
  if (typeof value !== 'string') return problems.noText;
  return isPageAddress(value)
    ? () => pageTexts.addressReserved({ address: value })
    : () => pageTexts.addressForm({ most: pageLimits.address });
}

const Address = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      maxLength: pageLimits.address,
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'Address on the site, without the slash; if blank for a new page, it is made from the title',
      example: 'building-fund',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    ValidateBy(
      {
        name: 'address',
        validator: { validate: (value) => typeof value === 'string' && addressProblem(value) === undefined },
      },
      explained(problemOf),
    ),
  );

/** A page as the office writes it. On an update, fields that are left out stay unchanged. */
@BlockModels()
export class PageRequest extends ContentRequest {
  @TextField({ min: 1, max: pageLimits.title, description: 'Heading, also the name in the navigation' })
  title: string;

  @Address()
  address?: string | null;

  @LongText({
    max: pageLimits.summary,
    optional: true,
    description: 'Summary for search engines and shared links',
    example: 'A hall for a thousand people, and how you can help.',
  })
  summary?: string;

  @OneOf(pagePlaces, {
    optional: true,
    description: 'Place in the navigation; default for a new page: `none`',
    example: 'menu',
  })
  place?: PagePlace;

  @IntegerField({
    min: 0,
    max: pageLimits.position,
    optional: true,
    description: 'Order in the navigation: smaller numbers first; with equal numbers, older pages first',
    example: 1,
  })
  position?: number | null;

  @BlocksField({ description: 'Blocks from top to bottom' })
  blocks?: Block[];

  @BooleanField({
    optional: true,
    description: 'Whether it is published; a new page is a draft unless this is true',
    example: true,
  })
  isActive?: boolean;

  @BooleanField({ optional: true, description: 'Same as `isActive`, which takes precedence', example: true })
  isPublished?: boolean;
}

/** A page as everyone sees it. */
@BlockModels()
export class PageResponse extends PublicationStateResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Heading, also the name in the navigation', example: 'Building Fund' })
  title: string;

  @ApiProperty({ description: 'Address on the site, without the slash', example: 'building-fund' })
  address: string;

  @ApiProperty({ description: 'Summary for search engines and shared links; may be empty' })
  summary: string;

  @ApiProperty({ enum: pagePlaces, description: 'Place in the navigation', example: 'menu' })
  place: PagePlace;

  @ApiProperty({ type: 'integer', description: 'Order in the navigation', example: 1 })
  position: number;

  @BlocksProperty({ description: 'Blocks from top to bottom; empty with `view=summary`' })
  blocks: Block[];
}

/** A page with its texts parsed, ready to be rendered. */
export class WholePageResponse extends PageResponse {
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: '#/components/schemas/RichTextNode' } },
    description: 'The parsed Markdown of each block; empty for a block without Markdown',
  })
  texts: RichTextNode[][];
}

/** @param forStaff adds the fields that are for staff only */
export const toPageResponse = (page: OwnPageEntity, forStaff: boolean): PageResponse =>
  toContentResponse(OwnPageEntity, page, forStaff) as PageResponse;

export const toOwnPageSummary = (page: OwnPageEntity, forStaff: boolean): PageResponse => ({
  ...toPageResponse(page, forStaff),
  blocks: [],
});

export const toOwnPagePage = (page: PageResponse): WholePageResponse => ({
  ...page,
  texts: page.blocks.map((block) => (block.type === 'text' ? parseRichText(block.text) : [])),
});
