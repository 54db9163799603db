import { createHash, ECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { isDuplicateKey } from '../database/errors.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import {
  type PushSubscriptionRequest,
  type PushSubscriptionResponse,
  toPushSubscriptionResponse,
} from './notifications.dto.ts';
import { deviceNotFound, invalidPushKey, unknownPushService } from './push.errors.ts';
import { isPushService } from './push-services.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { QuietHours } from './quiet-hours.ts';
import { VapidKeys } from './vapid-keys.ts';

/** What a device shows, also on a locked screen: nothing personal belongs in it. */
export interface DeviceNotification {
  title: string;
  body: string;
  /** Path of the page that it opens. */
  path: string;
  /** A later one with the same name takes its place on the device. */
  tag: string;
  /** Not shown after this. */
  expiresAt: Date;
}

/** Which devices are notified, and of what. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly keys: VapidKeys,
    private readonly outbox: OutboxService,
    private readonly config: Config,
    private readonly quietHours: QuietHours,
  ) {}

  get publicKey(): string {
    return this.keys.pair.publicKey;
  }

  /** Also for a device that is subscribed already. @throws DomainError 400 where the address is of no push service */
  async subscribe(request: PushSubscriptionRequest): Promise<PushSubscriptionResponse> {
    const { endpoint, keys, topics } = request;
    if (!isPushService(endpoint, this.config.pushServices)) throw unknownPushService();
    if (!isOnCurve(keys.p256dh)) throw invalidPushKey();
    const known = await this.subscriptions.findByEndpoint(endpoint);
    const subscription = {
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      wantsLive: topics?.includes('live') ?? known?.wantsLive ?? false,
      wantsSermons: topics?.includes('sermons') ?? known?.wantsSermons ?? false,
      createdAt: known?.createdAt ?? new Date(),
    };
    if (known) await this.subscriptions.update(known.id, subscription);
    else await this.insertOrUpdate(subscription);
    return toPushSubscriptionResponse(subscription);
  }

  /** The same for a device that is not subscribed. */
  async unsubscribe(endpoint: string): Promise<void> {
    await this.subscriptions.removeByEndpoint(endpoint);
  }

  /** The id of a device. @throws DomainError 404 where it is not subscribed */
  async deviceId(endpoint: string): Promise<number> {
    const subscription = await this.subscriptions.findByEndpoint(endpoint);
    if (!subscription) throw deviceNotFound();
    return subscription.id;
  }

  /** Writes a notification down in the transaction under way; outside the quiet hours it leaves once that is committed. */
  async notify(deviceId: number, { tag, expiresAt, ...shown }: DeviceNotification): Promise<void> {
    await this.outbox.enqueue({
      channel: 'push',
      recipient: String(deviceId),
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

  private async insertOrUpdate(subscription: Parameters<PushSubscriptionsRepository['insert']>[0]): Promise<void> {
    try {
      await this.subscriptions.insert(subscription);
    } catch (error) {
      // Pressed twice.
      if (!isDuplicateKey(error)) throw error;
      await this.subscriptions.update(await this.deviceId(subscription.endpoint), subscription);
    }
  }
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
