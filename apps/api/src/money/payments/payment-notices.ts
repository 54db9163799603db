import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';
import { BackgroundWork } from './background-work.ts';
import { nextTry } from './check-plan.ts';
import type { PaymentNotification } from './payment-notification.entity.ts';
import { PaymentNotificationsRepository } from './payment-notifications.repository.ts';
import type { Notice, PaymentRef } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { paymentTexts } from './payments.copy.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { idOf } from './provider-call.ts';

/** Bytes of a notification. */
const largest = 64 * 1024;

/** What a notice is about, as far as it can be a payment's name. */
const withValidIds = ({ providerId, reference }: PaymentRef): PaymentRef => ({
  providerId: idOf(providerId),
  reference: idOf(reference),
});

/** Takes what providers send about payments: kept first, acknowledged, then asked about. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly notifications: PaymentNotificationsRepository,
    private readonly settlement: PaymentSettlement,
    private readonly background: BackgroundWork,
  ) {}

  /** Answers what the provider wants to hear. @throws DomainError 401 where the notice is not the provider's, 404, 413 */
  async receive(name: string, notice: Notice): Promise<unknown> {
    const provider = this.providers.require(name);
    if (notice.raw.length > largest) throw new DomainError(413, 'PAYLOAD_TOO_LARGE', errorTexts.tooLarge);
    const paymentRef = provider.paymentRefOf(notice);
    if (!paymentRef) throw new DomainError(401, 'NOTICE_REFUSED', paymentTexts.noticeRefused);
    const ids = withValidIds(paymentRef);
    // One about a payment that is not ours is acknowledged too, or it would come again and again.
    if (await this.payments.findByRef(provider.name, ids)) {
      const receivedAt = new Date();
      const notification = await this.notifications.insert({
        provider: provider.name,
        ...ids,
        receivedAt,
        tries: 1,
        nextTryAt: nextTry({ receivedAt }, receivedAt),
        handledAt: null,
      });
      this.background.run(
        () => this.handle(notification),
        `A notification of ${name} could not be asked about; the sweep tries again`,
      );
    }
    return provider.acknowledge(notice, paymentRef);
  }

  /** Asks again about what could not be asked about when it came. @throws ProviderUnavailable */
  async tryAgain(notification: PaymentNotification, now: Date): Promise<void> {
    // Counted first: whatever goes wrong, others come before its next turn. Who counts it is the one who asks.
    if (await this.notifications.noteTry(notification, nextTry(notification, now))) await this.handle(notification);
  }

  /** Asks the provider about what it sent. @throws ProviderUnavailable */
  private async handle({
    id: notificationId,
    provider: name,
    providerId,
    reference,
  }: PaymentNotification): Promise<void> {
    const provider = this.providers.require(name);
    const payment = await this.payments.findByRef(provider.name, { providerId, reference });
    if (payment) await this.settlement.check(payment, providerId ?? payment.providerId);
    await this.notifications.close(notificationId, new Date());
  }
}
