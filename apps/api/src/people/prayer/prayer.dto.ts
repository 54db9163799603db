import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { contentLimits, prayerLimits, replyLimit } from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { PushEndpointRequest } from '../../platform/push/notifications.dto.ts';
import { BooleanField, Ids, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { AssignedToField, Assignee } from '../../platform/work-items/work-items.dto.ts';
import type { PrayerReply } from './prayer-reply.entity.ts';
import type { PrayerRequest } from './prayer-request.entity.ts';

/** The specification calls open requests both 'unanswered' and 'pending' (MSG-08); the two mean the same. */
export const prayerFilters = ['all', 'unanswered', 'pending', 'urgent', 'answered', 'deleted'] as const;
const prayerActions = [
  'answered',
  'pending',
  'urgent',
  'ordinary',
  'confidential',
  'not-confidential',
  'delete',
  'restore',
] as const;

/** Values that the checkbox of a plain HTML form sends. */
const ticks: Record<string, boolean> = { on: true, true: true, '': false, false: false };

/** A request for prayer (DATA-15). */
export class PrayerSubmission {
  @TextField({
    max: prayerLimits.name,
    optional: true,
    description: 'Empty or null for an anonymous request',
    example: 'Mary',
  })
  name?: string | null;

  @LongText({
    min: 1,
    max: prayerLimits.request,
    description: 'What to pray for',
    example: 'Please pray for my mother, who is ill.',
  })
  request: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (ticks[value] ?? value) : value))
  @BooleanField({
    optional: true,
    description: 'Whether others may be told of it; default: false. A plain HTML form may send `on`',
    example: false,
  })
  isPublic?: boolean | null;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (ticks[value] ?? value) : value))
  @BooleanField({
    optional: true,
    description: 'Whether only a pastor may read it; takes precedence over `isPublic`. A plain HTML form may send `on`',
    example: false,
  })
  isConfidential?: boolean | null;
}

/** Subscribes a device to notifications of answers. */
export class PrayerNotificationsRequest extends PushEndpointRequest {
  @TextField({ min: 1, max: 40, description: 'Reply code of the request', example: 'H7K2-9QXM-4TBD-W3NP' })
  code: string;
}

/** The only response that contains the reply code. */
export class PrayerReceipt {
  @RowId(12)
  id: number;

  @ApiProperty({
    description: 'Gives access to the replies to this request, and to nothing else',
    pattern: '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$',
    example: '7K2M-QX4R-9TBA-PW3D',
  })
  replyCode: string;
}

export class PrayerRepliesRequest {
  @TextField({
    min: 1,
    max: 40,
    description: 'The reply code, with or without its hyphens',
    example: '7K2M-QX4R-9TBA-PW3D',
  })
  code: string;
}

export class OpenPrayerReply {
  @ApiProperty({ description: 'The reply, plain text', example: 'We prayed for your mother this morning.' })
  content: string;

  @CreatedAt()
  createdAt: string;
}

/** Returned to the holder of a reply code; never contains the request itself. */
export class PrayerRepliesResponse {
  @DateTime('When the request was sent, UTC', '2026-11-20T08:00:00.000Z')
  createdAt: string;

  @ApiProperty({ description: 'Whether the request is marked answered', example: true })
  isAnswered: boolean;

  @ApiProperty({ type: [OpenPrayerReply], description: 'Replies, oldest first' })
  replies: OpenPrayerReply[];
}

export class PrayerListQuery extends PageQuery {
  @StatusFilter(prayerFilters, {
    description: '`unanswered` and `pending` are the same; `urgent`: pending requests that are urgent',
    example: 'unanswered',
  })
  status: (typeof prayerFilters)[number] = 'all';

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only requests that have these words in the name or the text',
    example: 'mother',
  })
  search?: string;

  @AssignedToField()
  assignedTo?: string;
}

/** At least one of the marks is required. */
export class PrayerUpdateRequest {
  @BooleanField({ optional: true, description: 'Whether it was answered', example: true })
  isAnswered?: boolean | null;

  @BooleanField({ optional: true, description: 'Whether it is urgent', example: false })
  isUrgent?: boolean | null;

  @BooleanField({
    optional: true,
    description: 'Whether only pastors see it; an account that marks it without being a pastor does not see it again',
    example: false,
  })
  isConfidential?: boolean | null;
}

/** One action on several requests: it is applied to all of them or to none. */
export class PrayerBulkRequest {
  @OneOf(prayerActions, { description: 'Action to apply', example: 'answered' })
  action: (typeof prayerActions)[number];

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the requests', example: [12, 13] })
  items: number[];
}

export class PrayerBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of requests to which the action was applied', example: 2 })
  processed: number;
}

/** The office's answer. */
export class PrayerReplyRequest {
  @LongText({
    min: 1,
    max: replyLimit,
    description: 'Plain text; visible to anyone who has the reply code',
    example: 'We prayed for your mother this morning.',
  })
  content: string;
}

export class PrayerReplyResponse extends OpenPrayerReply {
  @RowId(3)
  id: number;

  @ApiProperty({ description: 'Username of the author', example: 'admin' })
  author: string;
}

/** A prayer request as the office sees it (DATA-16). Personal data, even when `isPublic`. */
export class PrayerRequestResponse {
  @RowId(12)
  id: number;

  @NullableText('Null for an anonymous request', null)
  name: string | null;

  @ApiProperty({ description: 'Text of the request, plain text', example: 'Please pray for my mother, who is ill.' })
  request: string;

  @ApiProperty({ description: 'Whether others may be told of it', example: false })
  isPublic: boolean;

  @ApiProperty({ description: 'Whether it is marked answered', example: false })
  isAnswered: boolean;

  @ApiProperty({
    description: 'Whether it is urgent: its text said so when it was sent, or an admin has marked it',
    example: false,
  })
  isUrgent: boolean;

  @ApiProperty({
    description: 'Whether only pastors see it; the account that has just marked it sees it in the response',
    example: false,
  })
  isConfidential: boolean;

  @CreatedAt()
  createdAt: string;

  @NullableDateTime('When it was deleted, UTC; it is erased thirty days later. Null if it is not deleted', null)
  deletedAt: string | null;

  @Assignee()
  assignee: string | null;

  @ApiProperty({ type: [PrayerReplyResponse], description: 'Replies, oldest first' })
  replies: PrayerReplyResponse[];
}

export const toOpenReply = ({ content, createdAt }: PrayerReply): OpenPrayerReply => ({
  content,
  createdAt: createdAt.toISOString(),
});

export const toPrayerReplyResponse = (reply: PrayerReply): PrayerReplyResponse => ({
  id: reply.id,
  author: reply.author,
  ...toOpenReply(reply),
});

export const toPrayerResponse = (
  prayer: PrayerRequest,
  replies: readonly PrayerReply[],
  assignee: string | null,
): PrayerRequestResponse => ({
  id: prayer.id,
  name: prayer.name,
  request: prayer.request,
  isPublic: prayer.isPublic,
  isAnswered: prayer.isAnswered,
  isUrgent: prayer.isUrgent,
  isConfidential: prayer.isConfidential,
  createdAt: prayer.createdAt.toISOString(),
  deletedAt: prayer.deletedAt?.toISOString() ?? null,
  assignee,
  replies: replies.map(toPrayerReplyResponse),
});
