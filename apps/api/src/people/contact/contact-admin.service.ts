import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/errors/require-all.ts';
import type { Page } from '../../platform/http/paged.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import {
  type ContactBulkRequest,
  type ContactBulkResponse,
  type ContactListQuery,
  type ContactMessageResponse,
  type ContactUpdateRequest,
  toMessageResponse,
  toReplyResponse,
} from './contact.dto.ts';
import { messageNotFound, messagesNotFound, noMark } from './contact.errors.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';
import { replyEmail } from './reply-email.ts';

/** The actions on messages, with their past tense for the audit log. */
const actions = {
  read: { done: 'read', columns: () => ({ isRead: true }) },
  unread: { done: 'unread', columns: () => ({ isRead: false }) },
  answered: { done: 'answered', columns: () => ({ isAnswered: true, isRead: true }) },
  unanswered: { done: 'unanswered', columns: () => ({ isAnswered: false }) },
  delete: { done: 'deleted', columns: (now) => ({ deletedAt: now }) },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }) },
} satisfies Record<ContactBulkRequest['action'], { done: string; columns(now: Date): Partial<ContactMessage> }>;

/** The inbox of the office: reading, marking and answering messages. The audit log records who did what to which message, never its text. */
@Injectable()
export class ContactAdminService {
  constructor(
    private readonly messages: ContactMessagesRepository,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly assignments: AssignmentsService,
  ) {}

  async list(query: ContactListQuery): Promise<Page<ContactMessageResponse>> {
    const { items, total } = await this.messages.list(query);
    return { items: await this.withReplies(items), total };
  }

  /** One message, also a deleted one. @throws DomainError 404 */
  async get(id: number): Promise<ContactMessageResponse> {
    const [message] = await this.withReplies(await this.messages.findByIds([id]));
    if (!message) throw messageNotFound();
    return message;
  }

  /** @throws DomainError 400 if neither mark is given, 404 */
  update(id: number, { isRead, isAnswered }: ContactUpdateRequest): Promise<ContactMessageResponse> {
    const marks: ContactBulkRequest['action'][] = [];
    if (typeof isAnswered === 'boolean') marks.push(isAnswered ? 'answered' : 'unanswered');
    if (typeof isRead === 'boolean') marks.push(isRead ? 'read' : 'unread');
    if (marks.length === 0) throw noMark();
    return this.database.transaction(async () => {
      for (const mark of marks) await this.apply(mark, [id], messageNotFound);
      return this.get(id);
    });
  }

  /** @throws DomainError 404; a deleted message can only be restored, or deleted again */
  mark(action: ContactBulkRequest['action'], id: number): Promise<ContactMessageResponse> {
    return this.database.transaction(async () => {
      await this.apply(action, [id], messageNotFound);
      return this.get(id);
    });
  }

  /** @throws DomainError 404 that lists the ids that do not exist; in that case nothing is changed */
  bulk({ action, items }: ContactBulkRequest): Promise<ContactBulkResponse> {
    return this.database.transaction(async () => {
      await this.apply(action, items, messagesNotFound);
      return { processed: items.length };
    });
  }

  /** Stores the answer, sends it by e-mail and marks the message answered, in one transaction. @throws DomainError 404 */
  reply(id: number, content: string): Promise<ContactMessageResponse> {
    return this.database.transaction(async () => {
      const [message] = await this.messages.findByIds([id]);
      if (!message || message.deletedAt) throw messageNotFound();
      const outboxKey = await this.outbox.enqueue(replyEmail(message, content));
      await this.messages.insertReply({
        messageId: id,
        content,
        author: currentActor(),
        createdAt: new Date(),
        outboxKey,
      });
      await this.messages.update([id], { isRead: true, isAnswered: true });
      await this.audit.record({
        action: 'replied',
        entity: 'contact-message',
        entityId: id,
        summary: `Contact message ${id} replied to`,
      });
      return this.get(id);
    });
  }

  private async apply(
    action: ContactBulkRequest['action'],
    ids: readonly number[],
    missingError: (ids: readonly number[]) => Error,
  ): Promise<void> {
    const isAboutDeletion = action === 'delete' || action === 'restore';
    requireAll(ids, await this.messages.findByIds(ids), isAboutDeletion, missingError);
    const { done, columns } = actions[action];
    await this.messages.update(ids, columns(new Date()));
    for (const id of ids)
      await this.audit.record({
        action: done,
        entity: 'contact-message',
        entityId: id,
        summary: `Contact message ${id} ${isAboutDeletion ? done : `marked ${done}`}`,
      });
  }

  private async withReplies(messages: readonly ContactMessage[]): Promise<ContactMessageResponse[]> {
    const ids = messages.map(({ id }) => id);
    const replies = await this.messages.listReplies(ids);
    const assignees = await this.assignments.assignees('contact-message', ids);
    const deliveries = await this.outbox.deliveries(replies.map(({ outboxKey }) => outboxKey));
    return messages.map((message) =>
      toMessageResponse(
        message,
        replies
          .filter(({ messageId }) => messageId === message.id)
          .map((reply) => toReplyResponse(reply, deliveries.get(reply.outboxKey))),
        assignees.get(message.id) ?? null,
      ),
    );
  }
}
