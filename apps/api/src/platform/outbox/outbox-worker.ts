import { join } from 'node:path';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { PushDelivery } from '../push/push-delivery.ts';
import { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { ChannelQueue } from './channel-queue.ts';
import type { Delivery } from './delivery.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { MailSuppressionsRepository } from './mail-suppressions.repository.ts';
import { OutboxRepository, type QueueKey } from './outbox.repository.ts';
import type { OutboxChannel } from './outbox-message.entity.ts';
import { createTextDelivery } from './text-delivery.ts';

/** Milliseconds between two searches for messages whose pause is over or that a stopped process left behind. */
const pollInterval = 15_000;
/** Milliseconds that running attempts get when the server stops. */
const stopTimeoutMs = 10_000;

/** Sends the messages of the outbox while the server runs. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly queues: ChannelQueue[];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    config: Config,
    messages: OutboxRepository,
    suppressions: MailSuppressionsRepository,
    push: PushDelivery,
    settings: SiteSettingsService,
  ) {
    const folder = join(config.dataDir, 'outbox');
    // An error may contain somebody's address. Only its name is logged; the message stays in the database.
    const onFailure = (error: unknown): void =>
      this.logger.warn(`A round failed and will be repeated: ${error instanceof Error ? error.name : 'unknown error'}`);
    const queue = (channel: OutboxChannel, delivery: Delivery, isOfCampaigns = false): ChannelQueue =>
      new ChannelQueue({ channel, isOfCampaigns }, delivery, messages, suppressions, onFailure);
    const mails = (): Delivery => createMailDelivery(config, folder, () => settings.current.identity.name);
    this.queues = [
      queue('email', mails()),
      queue('email', mails(), true),
      queue('text', createTextDelivery(config, folder)),
      queue('text', createTextDelivery(config, folder), true),
      queue('push', push),
    ];
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.nudge(), pollInterval).unref();
    this.nudge();
  }

  /** Sends due messages now instead of at the next interval. @param key default: all queues */
  nudge(key?: QueueKey): void {
    for (const queue of this.queues) if (!key || queue.serves(key)) queue.nudge();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.queues.map((queue) => queue.stop(stopTimeoutMs)));
  }
}
