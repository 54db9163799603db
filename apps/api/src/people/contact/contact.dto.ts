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

  @EmailAddress({ max: messageLimits.email, description: 'Where the answer goes', example: 'mary.akello@example.org' })
  email: string;

  @PhoneNumber({ max: messageLimits.phone, optional: true, description: 'Where the sender is called' })
  phone?: string | null;

  @LongText({
    min: 1,
    max: messageLimits.message,
    description: 'What the person has to say',
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
    description: 'Only messages with these words in the name, address, phone or text',
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
    description: 'Whether it has been answered, by a letter or another way; what is answered is read too',
    example: true,
  })
  isAnswered?: boolean | null;
}

/** One action on several messages: it is applied to all of them or to none. */
export class ContactBulkRequest {
  @OneOf(messageActions, { description: 'What to do', example: 'read' })
  action: (typeof messageActions)[number];

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the messages', example: [41, 42] })
  items: number[];
}

export class ContactBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Messages that the action was done to', example: 2 })
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
    description: 'What was answered, plain text',
    example: 'You are most welcome. There is room for cars behind the hall.',
  })
  content: string;

  @ApiProperty({ description: 'User name of who wrote it', example: 'admin' })
  author: string;

  @CreatedAt()
  createdAt: string;

  @ApiProperty({
    type: String,
    enum: [...deliveryStates, null],
    nullable: true,
    description:
      '`queued`: still tried; `failed`: given up. Null once the record of the e-mail is gone, 90 days after it was sent or a year after it failed',
    example: 'sent',
  })
  delivery: DeliveryState | null;

  @NullableDateTime('When the e-mail left, UTC; null until then', '2026-11-21T08:00:02.000Z')
  sentAt: string | null;

  @NullableText('Why the last attempt failed, as the mail server put it', null)
  failure: string | null;

  @NullableDateTime('When it is tried next, while it is queued', null)
  nextAttemptAt: string | null;

  @NullableInteger('The e-mail in the outbox, where it can be sent again; null with `delivery`', 31)
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

  @ApiProperty({ description: 'Where the answer goes', example: 'mary.akello@example.org' })
  email: string;

  @NullableText('Telephone number; null where none was given', '0772 123 456')
  phone: string | null;

  @ApiProperty({
    description: 'What the person has to say, plain text',
    example: 'I will come on Sunday for the first time. Where can I park?',
  })
  message: string;

  @CreatedAt()
  createdAt: string;

  @ApiProperty({ description: 'Whether somebody has read it', example: false })
  isRead: boolean;

  @ApiProperty({ description: 'By a letter, or another way that an admin noted', example: false })
  isAnswered: boolean;

  @NullableDateTime('Set: deleted, and gone for good thirty days later', null)
  deletedAt: string | null;

  @Assignee()
  assignee: string | null;

  @ApiProperty({ type: [ContactReplyResponse], description: 'Oldest first' })
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
