import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OutboxService } from '../outbox/outbox.service.ts';
import { VisitorPages } from '../site-settings/visitor-pages.ts';
import type { AnyText } from '../texts/sentence.ts';
import type { PushSubscription } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { QuietHours } from './quiet-hours.ts';

/** What a device shows, also on a locked screen: nothing personal belongs in it. */
export interface DeviceNotification {
  title: AnyText;
  body: AnyText;
  /** Path of the page that it opens, without a language. */
  path: string;
  /** A later one with the same name takes its place on the device. */
  tag: string;
  /** Not shown after this. */
  expiresAt: Date;
}

/** Notifications to single devices, each in the language of the page that asked for them. */
@Injectable()
export class DeviceNotifications {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly outbox: OutboxService,
    private readonly pages: VisitorPages,
    private readonly quietHours: QuietHours,
  ) {}

  /** Writes a notification down in the transaction under way; outside the quiet hours it leaves once that is committed. */
  async notify(deviceId: number, notification: DeviceNotification): Promise<void> {
    const device = await this.subscriptions.findById(deviceId);
    await this.write({ id: deviceId, language: device?.language ?? null }, notification);
  }

  /** As `notify`, to a device that was read already. */
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
      // A push service takes 32 characters of base64url as the name of what a later one replaces (RFC 8030).
      headers: {
        expires: expiresAt.toISOString(),
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      },
      notBefore: this.quietHours.endOf(new Date()),
    });
  }
}
