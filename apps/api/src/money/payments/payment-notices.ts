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

/** Maximum bytes of a notification. */
const largest = 64 * 1024;

/** The ids of a notification; an id that cannot be valid becomes null. */
const withValidIds = ({ providerId, reference }: PaymentRef): PaymentRef => ({
  providerId: idOf(providerId),
  reference: idOf(reference),
});

/** Receives notifications of providers about payments: stores them, acknowledges them, and then asks the provider. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly notifications: PaymentNotificationsRepository,
    private readonly settlement: PaymentSettlement,
    private readonly background: BackgroundWork,
  ) {}

  /** Returns the response that the provider expects. @throws DomainError 401 when the notification is not from the provider, 404, 413 */
  async receive(name: string, notice: Notice): Promise<unknown> {
    const provider = this.providers.require(name);
    if (notice.raw.length > largest) throw new DomainError(413, 'PAYLOAD_TOO_LARGE', errorTexts.tooLarge);
    const paymentRef = provider.paymentRefOf(notice);
    if (!paymentRef) throw new DomainError(401, 'NOTICE_REFUSED', paymentTexts.noticeRefused);
    const ids = withValidIds(paymentRef);
    // A notification about an unknown payment is acknowledged too, or the provider would repeat it.
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

  /** Tries again if the provider could not be asked when the notification arrived. @throws ProviderUnavailable */
  async tryAgain(notification: PaymentNotification, now: Date): Promise<void> {
    // The attempt is counted first, so that after a failure other notifications come before this one. Only the process that counted it asks.
    if (await this.notifications.noteTry(notification, nextTry(notification, now))) await this.handle(notification);
  }

  /** Asks the provider about the payment that a notification names. @throws ProviderUnavailable */
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
