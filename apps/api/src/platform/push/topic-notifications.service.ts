import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../database/errors.ts';
import { QuietHours } from './quiet-hours.ts';
import type { TopicNotification } from './topic-notification.entity.ts';
import { TopicNotificationSender } from './topic-notification-sender.ts';
import { TopicNotificationsRepository } from './topic-notifications.repository.ts';
import { topicSentences } from './topic-sentences.ts';

interface NewOccasion extends Pick<TopicNotification, 'occasion' | 'topic' | 'path' | 'expiresAt'> {
  /** A text of the office, for topics whose sentences have no body. */
  body?: string;
}

/** Notifications to all devices that follow a topic. */
@Injectable()
export class TopicNotifications {
  constructor(
    private readonly notifications: TopicNotificationsRepository,
    private readonly sender: TopicNotificationSender,
    private readonly quietHours: QuietHours,
  ) {}

  /** The occasions among these that already have a notification. */
  knownOccasions(occasions: readonly string[]): Promise<Set<string>> {
    return this.notifications.knownOccasions(occasions);
  }

  hasAnySince(topic: TopicNotification['topic'], moment: Date): Promise<boolean> {
    return this.notifications.hasAnySince(topic, moment);
  }

  /** Notifies all devices once of an occasion, even if several processes notice it. In the quiet hours, waits for their end. */
  async add(notification: NewOccasion, now: Date): Promise<void> {
    const { title, body = '' } = topicSentences[notification.topic];
    // A process of the previous release sends the sentences that are stored; this release sends its own (`topicSentences`).
    const inEnglish = { title: String(title), body: String(body) };
    const sendAt = this.quietHours.endOf(now);
    try {
      await this.notifications.insert({ ...inEnglish, ...notification, sendAt, createdAt: now });
    } catch (error) {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    }
    void this.sender.run();
  }
}
