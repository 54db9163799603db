import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OutboxService } from '../outbox/outbox.service.ts';
import { VisitorPages } from '../site-settings/visitor-pages.ts';
import type { AnyText } from '../texts/sentence.ts';
import type { PushSubscription } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { QuietHours } from './quiet-hours.ts';

/** What a device shows. It is visible on a locked screen too, so it must not contain personal data. */
export interface DeviceNotification {
  title: AnyText;
  body: AnyText;
  /** Path of the page that the notification opens, without a language prefix. */
  path: string;
  /** A later notification with the same tag replaces this one on the device. */
  tag: string;
  /** The notification is not delivered after this time. */
  expiresAt: Date;
}

/** Notifications to single devices, each in the language of the page on which the device subscribed last. */
@Injectable()
export class DeviceNotifications {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly outbox: OutboxService,
    private readonly pages: VisitorPages,
    private readonly quietHours: QuietHours,
  ) {}

  /** Stores a notification in the current transaction. It is sent after the commit, or at the end of the quiet hours. */
  async notify(deviceId: number, notification: DeviceNotification): Promise<void> {
    const device = await this.subscriptions.findById(deviceId);
    await this.write({ id: deviceId, language: device?.language ?? null }, notification);
  }

  /** Like `notify`, for a device that was read already. */
  async write(
    { id, language }: Pick<PushSubscription, 'id' | 'language'>,
    { title, body, path, tag, expiresAt }: DeviceNotification,
  ): Promise<void> {
    const page = this.pages.in(language);
    const shown = { title: page.text(title), body: page.text(body), path: page.path + path };
    await this.outbox.enqueue({
      channel: 'push',
      recipient: String(id),
      subject: shown.title,
      text: JSON.stringify({ ...shown, tag }),
      // The topic of a push message, which lets a later message replace it, has at most 32 characters of base64url (RFC 8030).
      headers: {
        expires: expiresAt.toISOString(),
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      },
      notBefore: this.quietHours.endOf(new Date()),
    });
  }
}
