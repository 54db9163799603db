import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Metrics } from '../metrics/metrics.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { Retention } from '../retention/retention.ts';
import { DeviceNotifications } from './device-notifications.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';
import { PushModule } from './push.module.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { TopicNotification } from './topic-notification.entity.ts';
import { TopicNotificationSender } from './topic-notification-sender.ts';
import { TopicNotificationsRepository } from './topic-notifications.repository.ts';
import { TopicNotifications } from './topic-notifications.service.ts';

/** Decides which devices are notified of what, and when. */
@Module({
  imports: [TypeOrmModule.forFeature([TopicNotification]), PushModule, OutboxModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    DeviceNotifications,
    TopicNotificationsRepository,
    TopicNotificationSender,
    TopicNotifications,
  ],
  exports: [PushModule, NotificationsService, DeviceNotifications, TopicNotifications],
})
export class NotificationsModule {
  constructor(
    retention: Retention,
    metrics: Metrics,
    notifications: TopicNotificationsRepository,
    subscriptions: PushSubscriptionsRepository,
  ) {
    metrics.add({
      name: 'ministry_push_subscriptions',
      help: 'Devices that are notified',
      read: () => subscriptions.count(),
    });
    retention.add({
      records: 'Notifications by topic',
      after: 'topicNotification',
      outcome: 'removed',
      apply: (before) => notifications.removeFinishedBefore(before),
    });
  }
}
