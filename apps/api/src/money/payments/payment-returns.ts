import { Injectable, Logger } from '@nestjs/common';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { PayableRegistry } from './payable-registry.ts';
import type { Payment } from './payment.entity.ts';
import type { Notice, PaymentProvider, PaymentRef } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** A neutral page for a payment of which nothing is known. */
const unknownPage = '/donation-success';
const ofOurs = /^FW[A-Z0-9]{20,48}$/;

/** Redirects payers who return from a provider's page to a page of ours with the actual status. */
@Injectable()
export class PaymentReturns {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly payables: PayableRegistry,
    private readonly settlement: PaymentSettlement,
    private readonly settings: SiteSettingsService,
  ) {}

  /** Path to which a returning payer is redirected; the provider is asked first, if it responds. @throws DomainError 404 */
  returned(name: string, notice: Notice): Promise<string> {
    return this.lead(name, notice, false);
  }

  /** The same for the address to which payers return who have cancelled. @throws DomainError 404 */
  cancelled(name: string, notice: Notice): Promise<string> {
    return this.lead(name, notice, true);
  }

  /** A payer who cancelled may have paid nevertheless. The payment counts as cancelled unless the provider says otherwise, now or later. */
  private async lead(name: string, notice: Notice, comesToCancel: boolean): Promise<string> {
    const provider = this.providers.require(name);
    const { payment, paymentRef } = await this.paymentOf(provider, notice);
    if (!payment) return unknownPage;
    const asked = await this.asked(payment, paymentRef.providerId);
    const hasTurnedBack = comesToCancel || paymentRef.hasTurnedBack === true;
    if (asked.status !== 'pending' || !hasTurnedBack) return this.resultOf(asked);
    await this.settlement.move(payment, 'cancelled');
    return this.resultOf(await this.payments.getById(payment.id));
  }

  private async paymentOf(
    provider: PaymentProvider,
    notice: Notice,
  ): Promise<{ payment: Payment | null; paymentRef: PaymentRef }> {
    const { reference } = notice.query;
    const own = typeof reference === 'string' && ofOurs.test(reference) ? reference : null;
    const paymentRef = provider.returnRefOf(notice.query) ?? { providerId: null, reference: own };
    return { payment: await this.payments.findByRef(provider.name, paymentRef), paymentRef };
  }

  /** A settled payment is not checked. If the provider does not respond, the payer does not wait: the page polls the status. */
  private async asked(payment: Payment, providerId: string | null): Promise<Payment> {
    if (payment.status === 'completed' || payment.status === 'reversed') return payment;
    return this.settlement.check(payment, providerId ?? payment.providerId).catch(() => {
      this.log.warn(`${payment.provider} could not be asked about ${payment.reference} as its payer came back`);
      return payment;
    });
  }

  /** In the language of the payer, if the site is offered in it. */
  private async resultOf(payment: Payment): Promise<string> {
    const path = await this.payables.of(payment).resultPath(payment);
    const language = this.settings.current.languages.offered.find((offered) => offered === payment.language);
    return language ? `/${language}${path}` : path;
  }
}
