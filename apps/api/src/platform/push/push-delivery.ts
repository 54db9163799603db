import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { type Delivery, DeliveryError } from '../outbox/delivery.ts';
import type { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { isPushService } from './push-services.ts';
import type { PushSubscription } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { QuietHours } from './quiet-hours.ts';
import { VapidKeys } from './vapid-keys.ts';

/** Milliseconds to wait for a push service, after which the message is tried again later. */
const timeoutMs = 10_000;

/** Notifications to devices by Web Push (RFC 8030): encrypted for the device (RFC 8291), signed by this site (RFC 8292). */
@Injectable()
export class PushDelivery implements Delivery {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly keys: VapidKeys,
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
    private readonly quietHours: QuietHours,
  ) {}

  async deliver({ recipient, text, headers }: OutboxMessage): Promise<void> {
    const now = new Date();
    const expiresAt = Date.parse(headers?.expires ?? '');
    const quietUntil = this.quietHours.endOf(now);
    // Without this check, a retry after a failure could ring at night.
    if (quietUntil > now && quietUntil.getTime() < expiresAt)
      throw new DeliveryError('Not during the quiet hours', false, {
        retryAfterMs: quietUntil.getTime() - now.getTime(),
      });
    const subscription = await this.subscriptions.findById(Number(recipient));
    // Devices that have unsubscribed since get nothing, and no device gets an expired notification.
    if (!subscription || quietUntil > now || expiresAt <= now.getTime()) return;
    if (!isPushService(subscription.endpoint, this.config.pushServices))
      throw new DeliveryError('The address does not belong to a push service listed in PUSH_SERVICES', true);
    await this.post(subscription, text, {
      TTL: Math.floor((expiresAt - now.getTime()) / 1_000),
      topic: headers?.topic,
    });
  }

  close(): void {
    // Nothing stays open between two requests.
  }

  private async post(
    { id, endpoint, p256dh, auth }: PushSubscription,
    payload: string,
    { TTL, topic }: { TTL: number; topic: string | undefined },
  ): Promise<void> {
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: `mailto:${this.settings.current.identity.email}`, ...this.keys.pair },
      TTL,
      urgency: 'normal',
      ...(topic !== undefined && { topic }),
    });
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: request.body && new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DeliveryError(`The push service cannot be reached: ${String(error)}`, false);
    });
    await answer.body?.cancel();
    // The device no longer exists or has withdrawn its permission.
    if (answer.status === 404 || answer.status === 410) await this.subscriptions.removeById(id);
    else if (!answer.ok) throw refusal(answer);
  }
}

/** A payload or header that the service refuses is a permanent failure. All other failures may be temporary. */
function refusal({ status, headers }: Response): DeliveryError {
  const seconds = Number(headers.get('retry-after'));
  const isPermanent = status === 400 || status === 413;
  return new DeliveryError(`The push service answered ${status}`, isPermanent, {
    retryAfterMs: seconds > 0 ? seconds * 1_000 : 0,
  });
}
