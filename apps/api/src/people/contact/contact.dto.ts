import { ApiProperty } from '@nestjs/swagger';
import { contentLimits, messageLimits, replyLimit } from '@ministry/domain';
import {
  CreatedAt,
  NullableDateTime,
  NullableInteger,
  NullableText,
  RowId,
} from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import type { MessageDelivery } from '../../platform/outbox/outbox.service.ts';
import {
  BooleanField,
  EmailAddress,
  Ids,
  LongText,
  OneOf,
  PhoneNumber,
  TextField,
} from '../../platform/validation/fields.ts';
import { AssignedToField, Assignee } from '../../platform/work-items/work-items.dto.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import type { ContactReply } from './contact-reply.entity.ts';

export const messageFilters = ['all', 'unread', 'read', 'unanswered', 'answered', 'deleted'] as const;
const messageActions = ['read', 'unread', 'answered', 'unanswered', 'delete', 'restore'] as const;
const deliveryStates = ['queued', 'sent', 'failed'] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** A message to the office (DATA-13). */
export class ContactRequest {
  @TextField({ min: 1, max: messageLimits.firstName, description: 'Given name', example: 'Mary' })
  firstName: string;

  @TextField({ min: 1, max: messageLimits.lastName, description: 'Family name', example: 'Akello' })
  lastName: string;

  @EmailAddress({
    max: messageLimits.email,
    description: 'E-mail address for the answer',
    example: 'mary.akello@example.org',
  })
  email: string;

  @PhoneNumber({ max: messageLimits.phone, optional: true, description: 'Phone number of the sender' })
  phone?: string | null;

  @LongText({
    min: 1,
    max: messageLimits.message,
    description: 'Text of the message',
    example: 'I will come on Sunday for the first time. Where can I park?',
  })
  message: string;
}

/** Contains only the id, none of the submitted data. */
export class ContactReceipt {
  @RowId(41)
  id: number;
}

export class ContactListQuery extends PageQuery {
  @StatusFilter(messageFilters, { example: 'unread' })
  status: (typeof messageFilters)[number] = 'all';

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only messages that have these words in the name, address, phone or text',
    example: 'akello',
  })
  search?: string;

  @AssignedToField()
  assignedTo?: string;
}

/** At least one of the marks is required. */
export class ContactUpdateRequest {
  @BooleanField({ optional: true, description: 'Whether somebody has read it', example: true })
  isRead?: boolean | null;

  @BooleanField({
    optional: true,
    description: 'Whether it was answered, by e-mail or in another way; an answered message also counts as read',
    example: true,
  })
  isAnswered?: boolean | null;
}

/** One action on several messages: it is applied to all of them or to none. */
export class ContactBulkRequest {
  @OneOf(messageActions, { description: 'Action to apply', example: 'read' })
  action: (typeof messageActions)[number];

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the messages', example: [41, 42] })
  items: number[];
}

export class ContactBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of messages to which the action was applied', example: 2 })
  processed: number;
}

/** The office's answer. */
export class ContactReplyRequest {
  @LongText({
    min: 1,
    max: replyLimit,
    description: 'Plain text; the greeting and the signature are added',
    example: 'You are most welcome. There is room for cars behind the hall.',
  })
  content: string;
}

/** An answer, with the delivery status of its e-mail. */
export class ContactReplyResponse {
  @RowId(7)
  id: number;

  @ApiProperty({
    description: 'Text of the answer, plain text',
    example: 'You are most welcome. There is room for cars behind the hall.',
  })
  content: string;

  @ApiProperty({ description: 'Username of the author', example: 'admin' })
  author: string;

  @CreatedAt()
  createdAt: string;

  @ApiProperty({
    type: String,
    enum: [...deliveryStates, null],
    nullable: true,
    description:
      '`queued`: still retried; `failed`: given up. Null after the record of the e-mail was deleted: 90 days after it was sent, or one year after it failed',
    example: 'sent',
  })
  delivery: DeliveryState | null;

  @NullableDateTime('When the e-mail was sent, UTC; null until then', '2026-11-21T08:00:02.000Z')
  sentAt: string | null;

  @NullableText('Why the last attempt failed, in the words of the mail server', null)
  failure: string | null;

  @NullableDateTime('Time of the next attempt while it is queued, UTC', null)
  nextAttemptAt: string | null;

  @NullableInteger('Id of the e-mail in the outbox, where it can be sent again; null if `delivery` is null', 31)
  outboxId: number | null;
}

/** A message as the office sees it (DATA-14). Personal data. */
export class ContactMessageResponse {
  @RowId(41)
  id: number;

  @ApiProperty({ description: 'Given name', example: 'Mary' })
  firstName: string;

  @ApiProperty({ description: 'Family name', example: 'Akello' })
  lastName: string;

  @ApiProperty({ description: 'E-mail address for the answer', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('Phone number; null if none was given', '0772 123 456')
  phone: string | null;

  @ApiProperty({
    description: 'Text of the message, plain text',
    example: 'I will come on Sunday for the first time. Where can I park?',
  })
  message: string;

  @CreatedAt()
  createdAt: string;

  @ApiProperty({ description: 'Whether somebody has read it', example: false })
  isRead: boolean;

  @ApiProperty({
    description: 'Whether it was answered, by e-mail or in another way that an admin has noted',
    example: false,
  })
  isAnswered: boolean;

  @NullableDateTime('When it was deleted, UTC; it is erased thirty days later. Null if it is not deleted', null)
  deletedAt: string | null;

  @Assignee()
  assignee: string | null;

  @ApiProperty({ type: [ContactReplyResponse], description: 'Answers, oldest first' })
  replies: ContactReplyResponse[];
}

const stateOf = { waiting: 'queued', sent: 'sent', dead: 'failed' } as const satisfies Record<
  MessageDelivery['status'],
  DeliveryState
>;

export const toReplyResponse = (reply: ContactReply, delivery: MessageDelivery | undefined): ContactReplyResponse => ({
  id: reply.id,
  content: reply.content,
  author: reply.author,
  createdAt: reply.createdAt.toISOString(),
  delivery: delivery ? stateOf[delivery.status] : null,
  sentAt: delivery?.sentAt?.toISOString() ?? null,
  failure: delivery?.lastError ?? null,
  nextAttemptAt: delivery?.status === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
  outboxId: delivery?.id ?? null,
});

export const toMessageResponse = (
  message: ContactMessage,
  replies: ContactReplyResponse[],
  assignee: string | null,
): ContactMessageResponse => ({
  id: message.id,
  firstName: message.firstName,
  lastName: message.lastName,
  email: message.email,
  phone: message.phone,
  message: message.message,
  createdAt: message.createdAt.toISOString(),
  isRead: message.isRead,
  isAnswered: message.isAnswered,
  deletedAt: message.deletedAt?.toISOString() ?? null,
  assignee,
  replies,
});
