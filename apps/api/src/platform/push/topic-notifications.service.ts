import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../database/errors.ts';
import { QuietHours } from './quiet-hours.ts';
import type { TopicNotification } from './topic-notification.entity.ts';
import { TopicNotificationSender } from './topic-notification-sender.ts';
import { TopicNotificationsRepository } from './topic-notifications.repository.ts';

/** Notifications to all devices that follow a topic. */
@Injectable()
export class TopicNotifications {
  constructor(
    private readonly notifications: TopicNotificationsRepository,
    private readonly sender: TopicNotificationSender,
    private readonly quietHours: QuietHours,
  ) {}

  hasOccasion(occasion: string): Promise<boolean> {
    return this.notifications.hasOccasion(occasion);
  }

  hasAnySince(topic: TopicNotification['topic'], moment: Date): Promise<boolean> {
    return this.notifications.hasAnySince(topic, moment);
  }

  /** Notifies all devices once of an occasion, even if several processes notice it. In the quiet hours, waits for their end. */
  async add(
    notification: Pick<TopicNotification, 'occasion' | 'topic' | 'title' | 'body' | 'path' | 'expiresAt'>,
    now: Date,
  ): Promise<void> {
    try {
      await this.notifications.insert({ ...notification, sendAt: this.quietHours.endOf(now), createdAt: now });
    } catch (error) {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    }
    void this.sender.run();
  }
}
