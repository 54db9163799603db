import { Injectable, Logger } from '@nestjs/common';
import type { Payment } from './payment.entity.ts';
import type { Hint, Notice, PaymentProvider } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** Says neutrally that nothing is known of the payment. */
const unknownPage = '/donation-success';
const ofOurs = /^FW[A-Z0-9]{20,48}$/;

/** Leads payers who come back from a provider's page to a page of ours that tells the truth. */
@Injectable()
export class PaymentReturns {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly purposes: PaymentPurposes,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** Where whoever comes back goes; the provider has been asked, if it answers. @throws DomainError 404 */
  returned(name: string, notice: Notice): Promise<string> {
    return this.lead(name, notice, false);
  }

  /** The same for an address that only those come to who turned back. @throws DomainError 404 */
  cancelled(name: string, notice: Notice): Promise<string> {
    return this.lead(name, notice, true);
  }

  /** Whoever turned back may have paid all the same. Their word is taken unless the provider says otherwise, now or later. */
  private async lead(name: string, notice: Notice, comesToCancel: boolean): Promise<string> {
    const provider = this.providers.require(name);
    const { payment, hint } = await this.paymentOf(provider, notice);
    if (!payment) return unknownPage;
    const asked = await this.asked(payment, hint.providerId);
    const hasTurnedBack = comesToCancel || hint.hasTurnedBack === true;
    if (asked.status !== 'pending' || !hasTurnedBack) return this.resultOf(asked);
    await this.settlement.move(payment, 'cancelled');
    return this.resultOf(await this.payments.findById(payment.id));
  }

  private async paymentOf(provider: PaymentProvider, notice: Notice): Promise<{ payment: Payment | null; hint: Hint }> {
    const { reference } = notice.query;
    const own = typeof reference === 'string' && ofOurs.test(reference) ? reference : null;
    const hint = provider.hintOf(notice) ?? { providerId: null, reference: own };
    return { payment: await this.payments.findByHint(provider.name, hint), hint };
  }

  /** What is settled need not be asked about, and a provider that does not answer keeps nobody waiting: the page asks us again. */
  private async asked(payment: Payment, providerId: string | null): Promise<Payment> {
    if (payment.status === 'completed' || payment.status === 'reversed') return payment;
    return this.settlement.check(payment, providerId ?? payment.providerId).catch(() => {
      this.log.warn(`${payment.provider} could not be asked about ${payment.reference} as its payer came back`);
      return payment;
    });
  }

  private resultOf(payment: Payment): Promise<string> {
    return this.purposes.of(payment).resultPath(payment);
  }
}
