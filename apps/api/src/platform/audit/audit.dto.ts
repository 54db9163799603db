import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { NullableInteger } from '../http/answer-fields.ts';
import { PageQuery } from '../http/paged.ts';
import { Day, IntegerField, OneOf, TextField } from '../validation/fields.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { toListed } from './audit-snapshot.ts';

const sorts = ['-at', 'at'] as const;

/** Filters and order of the audit log. */
export class AuditFilter {
  @TextField({ max: 40, optional: true, description: 'Return only entries about this kind of item', example: 'event' })
  entity?: string;

  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'Return only entries about the item with this id; use it together with `entity`',
    example: 7,
  })
  entityId?: number;

  @TextField({
    max: 40,
    optional: true,
    description: 'Return only actions of this staff member, by username',
    example: 'admin',
  })
  actor?: string;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only entries that have these words in the summary or the username',
    example: 'thursday',
  })
  search?: string;

  @Day({
    optional: true,
    description: 'Return only entries of this day or later, in Kampala time',
    example: '2026-11-01',
  })
  from?: string | null;

  @Day({
    optional: true,
    description: 'Return only entries of this day or earlier, in Kampala time',
    example: '2026-11-30',
  })
  to?: string | null;

  @OneOf(sorts, {
    optional: true,
    default: '-at',
    description: 'Sort order; with a leading `-`, newest first',
    example: '-at',
  })
  sort: (typeof sorts)[number] = '-at';
}

/** Filters, order and page of the audit log. */
export class AuditQuery extends IntersectionType(PageQuery, AuditFilter) {}

/** One action of a staff member or of the server. */
export class AuditEntryResponse {
  @ApiProperty({ type: 'integer', description: 'Increases with time', example: 41 })
  id: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it was done, UTC',
    example: '2026-11-21T09:00:00.000Z',
  })
  at: string;
  /** Username of the account; `system` for actions of the server. @example 'admin' */
  actor: string;
  /** What was done, in the past tense. @example 'published' */
  action: string;
  /** Kind of item. @example 'event' */
  entity: string;
  @NullableInteger('Null if the entry concerns more than one item', 7)
  entityId: number | null;
  /** One line that describes the action. @example 'Event Thursday deliverance published' */
  summary: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'The item before the change, with long texts shortened; null for a new one',
    example: { isActive: false },
  })
  before: object | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'The item after the change, with long texts shortened',
    example: { isActive: true },
  })
  after: object | null;
}

export const toAuditEntryResponse = ({
  id,
  at,
  actor,
  action,
  entity,
  entityId,
  summary,
  before,
  after,
}: AuditEntry): AuditEntryResponse => ({
  id,
  at: at.toISOString(),
  actor,
  action,
  entity,
  entityId,
  summary,
  before: toListed(before),
  after: toListed(after),
});
