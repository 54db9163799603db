import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import type { Page } from '../http/paged.ts';
import type { TemplatedMessage } from '../message-templates/message-template.ts';
import { MessageTemplates } from '../message-templates/message-templates.ts';
import { type NewMessage, toRow } from './new-message.ts';
import { type OutboxListQuery, type OutboxMessageResponse, toOutboxMessageResponse } from './outbox.dto.ts';
import { OutboxRepository } from './outbox.repository.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxWorker } from './outbox-worker.ts';

/** The delivery state of a message. */
export type MessageDelivery = Pick<OutboxMessage, 'id' | 'status' | 'sentAt' | 'lastError' | 'nextAttemptAt'>;

/** Outgoing messages. They are stored in the transaction of their cause and tried until they are delivered or have failed for good. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly messages: OutboxRepository,
    private readonly worker: OutboxWorker,
    private readonly database: Database,
    private readonly config: Config,
    private readonly templates: MessageTemplates,
  ) {}

  /**
   * Stores the message in the current transaction. It is sent after the commit, and never after a rollback.
   * Returns the key by which `deliveries` finds it.
   */
  async enqueue(message: NewMessage | TemplatedMessage): Promise<string> {
    const written = 'template' in message ? this.templates.write(message) : message;
    const messageKey = randomUUID();
    await this.messages.insert(toRow(written, messageKey, null));
    this.database.afterCommit(() => this.worker.nudge({ channel: written.channel, isOfCampaigns: false }));
    return messageKey;
  }

  /** The delivery states of messages, by the keys from `enqueue`. Messages that the retention has removed are missing. */
  async deliveries(keys: readonly string[]): Promise<Map<string, MessageDelivery>> {
    const messages = keys.length === 0 ? [] : await this.messages.findByKeys(keys);
    return new Map(
      messages.map(({ messageKey, id, status, sentAt, lastError, nextAttemptAt }) => [
        messageKey,
        { id, status, sentAt, lastError, nextAttemptAt },
      ]),
    );
  }

  async list(query: OutboxListQuery): Promise<Page<OutboxMessageResponse>> {
    const { items, total } = await this.messages.list(query);
    return { items: items.map(toOutboxMessageResponse), total };
  }

  /** If false, e-mails become files in the outbox folder. */
  get isMailConfigured(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** How many messages wait or have failed for good, and whether mails and texts are really sent or become files. */
  async getSummary(): Promise<{ waiting: number; dead: number; mailConfigured: boolean; textConfigured: boolean }> {
    return {
      waiting: await this.messages.countWithStatus('waiting'),
      dead: await this.messages.countWithStatus('dead'),
      mailConfigured: this.isMailConfigured,
      textConfigured: this.config.textGateway !== undefined,
    };
  }
}
