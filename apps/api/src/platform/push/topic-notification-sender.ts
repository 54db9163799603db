import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '../database/database.ts';
import { Rounds } from '../scheduling/rounds.ts';
import { DeviceNotifications } from './device-notifications.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import type { TopicNotification } from './topic-notification.entity.ts';
import { TopicNotificationsRepository } from './topic-notifications.repository.ts';
import { topicSentences } from './topic-sentences.ts';

const roundMs = 10_000;
/** Devices whose notifications are stored in one transaction. */
const batchSize = 100;

/** Sends due notifications once to every device that follows their topic. With several processes, only one stores each batch. */
@Injectable()
export class TopicNotificationSender implements OnApplicationBootstrap {
  private readonly rounds = new Rounds('Notifications to those who follow a topic');

  constructor(
    private readonly notifications: TopicNotificationsRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly devices: DeviceNotifications,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(roundMs)
  run(): Promise<void> {
    return this.rounds.run(() => this.send(new Date()));
  }

  async send(now: Date): Promise<void> {
    for (let due = await this.notifications.listDue(now); due.length > 0; due = await this.notifications.listDue(now))
      for (const notification of due) await this.sendBatch(notification, now);
  }

  /** Stores the next batch and the progress in one transaction. Does nothing if another process has already done so. */
  private sendBatch(notification: TopicNotification, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      const { topic, lastSubscriptionId, occasion, body, path, expiresAt } = notification;
      const devices = expiresAt > now ? await this.subscriptions.listAfter(topic, lastSubscriptionId, batchSize) : [];
      const hasMoved = await this.notifications.advance(notification, {
        lastSubscriptionId: devices.at(-1)?.id ?? lastSubscriptionId,
        sentCount: notification.sentCount + devices.length,
        finishedAt: devices.length < batchSize ? now : null,
      });
      if (!hasMoved) return;
      const shown = { body, ...topicSentences[topic], path, tag: occasion, expiresAt };
      for (const device of devices) await this.devices.write(device, shown);
    });
  }
}
