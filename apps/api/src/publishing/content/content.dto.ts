import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import {
  type BulkAction,
  bulkActions,
  contentLimits,
  type ContentStatus,
  contentStatuses,
  type Language,
} from '@ministry/domain';
import { CreatedAt, UpdatedAt } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import { Ids, IntegerField, LongText, OneOf } from '../../platform/validation/fields.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';
import type { ContentEntity } from './content.entity.ts';
import { IsExistingDate, toTypedInstant } from './content-dates.ts';
import { statusOf } from './lifecycle.ts';

/** Characters of plain text that a list of cards shows of a long text. */
export const summaryLength = 160;
const views = ['full', 'summary'] as const;
export const statusFilters = ['all', 'current', ...contentStatuses] as const;
export type ContentStatusFilter = (typeof statusFilters)[number];

/** Which items to return, and how much of each. */
export class ContentListQuery extends PageQuery {
  @OneOf(views, {
    optional: true,
    default: 'full',
    description: '`summary` shortens long text to 160 characters of plain text',
    example: 'summary',
  })
  view: (typeof views)[number] = 'full';

  @StatusFilter(statusFilters, {
    default: 'published',
    description: '`current`: published items and drafts, without archived ones',
    example: 'published',
  })
  status: ContentStatusFilter = 'published';
}

/** The version of the item that a change is based on. */
export class VersionedRequest {
  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description:
      'The `version` on which the change is based; 409 VERSION_CONFLICT if the item has changed since. If left out, the change overwrites later changes. Ignored when an item is created',
    example: 3,
  })
  version?: number | null;
}

const ScheduledTime = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: String,
      format: 'date-time',
      nullable: true,
      description: `${description}; without a time zone it is Kampala time. Null for no such time`,
      example: '2126-11-24T06:00:00.000Z',
    }),
    Transform(({ value }: { value: unknown }) => toTypedInstant(value)),
    IsOptional(),
    IsExistingDate(),
  );

/** The schedule of an item, which a request of any kind may set. */
export class ContentRequest extends VersionedRequest {
  @ScheduledTime('When it is published automatically, being a draft until then; in the future')
  publishAt?: string | null;

  @ScheduledTime('When it is unpublished automatically; in the future, and after `publishAt`')
  unpublishAt?: string | null;
}

/** One action on several items: it is applied to all of them or to none. */
export class ContentBulkRequest {
  @OneOf(bulkActions, { description: 'Action to apply', example: 'publish' })
  action: BulkAction;

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the items', example: [1, 2] })
  items: number[];
}

export class ContentBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of items to which the action was applied', example: 2 })
  processed: number;

  @ApiProperty({ required: false, description: 'For an export: name for the file', example: 'events-2026-11-21.csv' })
  fileName?: string;

  @ApiProperty({
    required: false,
    description: 'For an export: the file (RFC 4180, UTF-8)',
    example: 'ID,Title\r\n1,Conference\r\n',
  })
  csv?: string;
}

/** Markdown to parse as the page of the item would show it. */
export class ContentPreviewRequest {
  @LongText({ max: contentLimits.description, description: 'Markdown', example: 'Come **as you are**.' })
  description: string;
}

export class ContentPreviewResponse {
  @ApiProperty({ type: [RichTextNode], description: 'The description, parsed' })
  content: RichTextNode[];
}

/** The part of the publication state that only staff receive. */
export class StaffStateResponse {
  @ApiProperty({
    required: false,
    description: 'Username of the account that last changed it; for staff only',
    example: 'admin',
  })
  updatedBy?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Increases by one with each change by the office; for staff only',
    example: 3,
  })
  version?: number;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was deleted, UTC; it is removed permanently thirty days later. For staff only',
    example: null,
  })
  deletedAt?: string | null;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is published automatically, UTC; for staff only',
    example: null,
  })
  publishAt?: string | null;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is unpublished automatically, UTC; for staff only',
    example: null,
  })
  unpublishAt?: string | null;
}

/** The publication state of an item. */
export class PublicationStateResponse extends StaffStateResponse {
  @ApiProperty({ description: 'Whether it is marked as published', example: true })
  isActive: boolean;

  @ApiProperty({ enum: contentStatuses, description: 'Visitors see only `published`', example: 'published' })
  status: ContentStatus;

  @CreatedAt()
  createdAt: string;

  @UpdatedAt()
  updatedAt: string;

  @ShownLanguage()
  language?: Language;
}

/** @param forStaff adds the fields that are for staff only */
export function toPublicationState(item: ContentEntity, forStaff: boolean): PublicationStateResponse {
  return {
    isActive: item.isActive,
    status: statusOf(item),
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    ...(forStaff
      ? {
          version: item.version,
          deletedAt: item.deletedAt?.toISOString() ?? null,
          publishAt: item.publishAt?.toISOString() ?? null,
          unpublishAt: item.unpublishAt?.toISOString() ?? null,
        }
      : {}),
    ...(forStaff && item.updatedBy !== null ? { updatedBy: item.updatedBy } : {}),
  };
}

/** Removes the keys whose value is undefined: fields that a request leaves out stay unchanged. */
export function omitUndefined<Columns extends object>(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
}
