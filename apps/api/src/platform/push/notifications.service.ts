import { ECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Config } from '../config/config.ts';
import { isDuplicateKey } from '../database/errors.ts';
import {
  type PushSubscriptionRequest,
  type PushSubscriptionResponse,
  toPushSubscriptionResponse,
} from './notifications.dto.ts';
import { deviceNotFound, invalidPushKey, unknownPushService } from './push.errors.ts';
import { isPushService } from './push-services.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { VapidKeys } from './vapid-keys.ts';

/** Manages which devices are subscribed, and to which topics. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly keys: VapidKeys,
    private readonly config: Config,
  ) {}

  get publicKey(): string {
    return this.keys.pair.publicKey;
  }

  /** Subscribes a device or updates its subscription. @throws DomainError 400 if the endpoint or the key is invalid */
  async subscribe(
    request: PushSubscriptionRequest,
    language: TranslationLanguage | null,
  ): Promise<PushSubscriptionResponse> {
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
      language,
      createdAt: known?.createdAt ?? new Date(),
    };
    if (known) await this.subscriptions.update(known.id, subscription);
    else await this.insertOrUpdate(subscription);
    return toPushSubscriptionResponse(subscription);
  }

  /** Does nothing if the device is not subscribed. */
  async unsubscribe(endpoint: string): Promise<void> {
    await this.subscriptions.removeByEndpoint(endpoint);
  }

  /** The id of a device. @throws DomainError 404 if it is not subscribed */
  async deviceId(endpoint: string): Promise<number> {
    const subscription = await this.subscriptions.findByEndpoint(endpoint);
    if (!subscription) throw deviceNotFound();
    return subscription.id;
  }

  private async insertOrUpdate(subscription: Parameters<PushSubscriptionsRepository['insert']>[0]): Promise<void> {
    try {
      await this.subscriptions.insert(subscription);
    } catch (error) {
      // A second click has inserted the same device.
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
