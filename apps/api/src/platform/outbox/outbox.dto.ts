import { ApiProperty } from '@nestjs/swagger';
import { contentLimits } from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../http/paged.ts';
import { Ids, OneOf, TextField } from '../validation/fields.ts';
import {
  type OutboxChannel,
  outboxChannels,
  type OutboxMessage,
  type OutboxStatus,
  outboxStatuses,
} from './outbox-message.entity.ts';

const statuses = ['all', ...outboxStatuses] as const;

export class OutboxListQuery extends PageQuery {
  @StatusFilter(statuses, { description: '`dead`: given up, needs attention', example: 'dead' })
  status: (typeof statuses)[number] = 'all';

  @OneOf(outboxChannels, { optional: true, description: 'Return only messages of this channel', example: 'email' })
  channel?: OutboxChannel;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only messages that have these words in the address, number or subject',
    example: 'akello',
  })
  search?: string;
}

/** Messages to send again: all of them or none. */
export class OutboxResendRequest {
  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the messages', example: [31, 32] })
  items: number[];
}

export class OutboxResendResponse {
  @ApiProperty({ type: 'integer', description: 'Number of messages that are sent again', example: 2 })
  processed: number;
}

/** A message of the outbox, without its text. */
export class OutboxMessageResponse {
  @RowId(31)
  id: number;

  @ApiProperty({
    enum: outboxChannels,
    description: 'E-mail, text message or notification on a device',
    example: 'email',
  })
  channel: OutboxChannel;

  @ApiProperty({
    description: 'E-mail address, phone number or number of a device',
    example: 'mary.akello@example.org',
  })
  recipient: string;

  @NullableText(
    'Subject of an e-mail or title of a notification; null for a text message',
    "You are registered: Women's Conference 2027",
  )
  subject: string | null;

  @ApiProperty({ enum: outboxStatuses, description: '`dead`: given up, needs attention', example: 'sent' })
  status: OutboxStatus;

  @ApiProperty({ type: 'integer', description: 'Number of attempts', example: 1 })
  attempts: number;

  @NullableText('Last error reported by the receiving server', null)
  lastError: string | null;

  @DateTime('Time of the next attempt while it is waiting, UTC', '2026-11-21T08:00:00.000Z')
  nextAttemptAt: string;

  @CreatedAt()
  createdAt: string;

  @NullableDateTime('When it was sent, UTC; null until then', '2026-11-21T08:00:02.000Z')
  sentAt: string | null;
}

export const toOutboxMessageResponse = (message: OutboxMessage): OutboxMessageResponse => ({
  id: message.id,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  status: message.status,
  attempts: message.attempts,
  lastError: message.lastError,
  nextAttemptAt: message.nextAttemptAt.toISOString(),
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
});
