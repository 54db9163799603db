import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { Database } from '../database/database.ts';
import { leaseTime } from './channel-queue.ts';
import { type OutboxMessageResponse, toOutboxMessageResponse } from './outbox.dto.ts';
import { campaignMailSent, messageNotFound, messagesNotFound } from './outbox.errors.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { OutboxService } from './outbox.service.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxWorker } from './outbox-worker.ts';

/**
 * Sends messages again for the office. A dead message starts again, a waiting one is sent now. A sent one is sent once more as a
 * new message, so that no receiver drops it as a repetition. The audit log records the message but never its recipient.
 */
@Injectable()
export class OutboxResendService {
  constructor(
    private readonly messages: OutboxRepository,
    private readonly outbox: OutboxService,
    private readonly worker: OutboxWorker,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Returns the message that is sent now. @throws DomainError 404, 409 CAMPAIGN_MAIL_SENT */
  resend(id: number): Promise<OutboxMessageResponse> {
    return this.database.transaction(async () => {
      const [message] = await this.messages.findByIds([id]);
      if (!message) throw messageNotFound();
      const [leaving] = await this.sendAgain([message]);
      return toOutboxMessageResponse(leaving ?? message);
    });
  }

  /** Returns how many messages are sent again. @throws DomainError 404 with the unknown ids, 409 CAMPAIGN_MAIL_SENT; then nothing is sent */
  resendAll(ids: readonly number[]): Promise<{ processed: number }> {
    return this.database.transaction(async () => {
      const known = await this.messages.findByIds(ids);
      const missing = ids.filter((id) => !known.some((message) => message.id === id));
      if (missing.length > 0) throw messagesNotFound(missing);
      return { processed: (await this.sendAgain(known)).length };
    });
  }

  private async sendAgain(known: readonly OutboxMessage[]): Promise<OutboxMessage[]> {
    if (known.some(({ campaignId, status }) => campaignId !== null && status === 'sent')) throw campaignMailSent();
    const now = new Date();
    const ids = known.filter(({ status }) => status !== 'sent').map(({ id }) => id);
    await this.messages.revive(ids, now);
    await this.messages.makeDueNow(ids, now, new Date(now.getTime() + leaseTime));
    const copies: string[] = [];
    for (const sent of known.filter(({ status }) => status === 'sent'))
      copies.push(await this.outbox.enqueue(copyOf(sent)));
    for (const { id } of known)
      await this.audit.record({
        action: 'resent',
        entity: 'outbox-message',
        entityId: id,
        summary: `Message ${id} sent again`,
      });
    this.database.afterCommit(() => this.worker.nudge());
    return [...(await this.messages.findByIds(ids)), ...(await this.messages.findByKeys(copies))];
  }
}

const copyOf = ({ channel, recipient, subject, text, html, attachments, headers }: OutboxMessage) => ({
  channel,
  recipient,
  text,
  ...(subject === null ? {} : { subject }),
  ...(html === null ? {} : { html }),
  ...(attachments === null ? {} : { attachments }),
  ...(headers === null ? {} : { headers }),
});
