import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { SingleFlight } from '../../platform/async/single-flight.ts';
import { Config } from '../../platform/config/config.ts';
import { conflict, type DomainError, unavailable } from '../../platform/errors/domain-error.ts';
import { PayableRegistry } from './payable-registry.ts';
import type { Payment } from './payment.entity.ts';
import {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
} from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { paymentTexts } from './payments.copy.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { providerBudget, withinBudget } from './provider-budget.ts';

/** Milliseconds after which a process that is opening a page at the provider counts as dead. */
const lease = providerBudget + 5_000;
/** Milliseconds between two checks whether another process has opened the page. */
const pollMs = 200;
const retrySeconds = 5;
const maxReasonLength = 250;

const providerUnavailable = (title: string): DomainError =>
  unavailable('PAYMENT_PROVIDER_UNAVAILABLE', paymentTexts.unavailable({ provider: title }), retrySeconds);
const refused = (title: string, reason: string): DomainError =>
  conflict('PAYMENT_REFUSED', paymentTexts.refused({ provider: title, reason }));
const over = (): DomainError => conflict('PAYMENT_OVER', paymentTexts.over);

/** Opens the provider's page for a payment, once. */
@Injectable()
export class PaymentCheckout {
  private readonly log = new Logger('Payments');
  private readonly opening = new SingleFlight<number, string>();

  constructor(
    private readonly config: Config,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly payables: PayableRegistry,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** Address to which the payer is sent, always the same for one payment. Must not be called in a transaction. @throws DomainError 409, 503 */
  urlOf(payment: Payment): Promise<string> {
    if (payment.checkoutUrl !== null) return Promise.resolve(payment.checkoutUrl);
    return this.opening.run(payment.id, () => this.open(payment.id));
  }

  private async open(id: number): Promise<string> {
    const giveUpAt = performance.now() + lease;
    for (;;) {
      const payment = await this.payments.getById(id);
      if (payment.checkoutUrl !== null) return payment.checkoutUrl;
      if (payment.status !== 'pending') throw over();
      const now = Date.now();
      if (await this.payments.claimStart(id, new Date(now), new Date(now + lease))) return this.start(payment);
      if (performance.now() > giveUpAt) throw providerUnavailable(this.providers.require(payment.provider).title);
      await pause(pollMs);
    }
  }

  private async start(payment: Payment): Promise<string> {
    const provider = this.providers.require(payment.provider);
    try {
      const { providerId, redirectUrl } = await withinBudget(
        this.requestOf(payment).then((request) => provider.start(request)),
      );
      if (!this.leadsTo(redirectUrl, provider)) throw new ProviderUnavailable('It leads to a page that is not its own');
      await this.payments.keepCheckout(payment.id, {
        checkoutUrl: redirectUrl,
        ...(providerId !== null && { providerId }),
      });
      return redirectUrl;
    } catch (error) {
      await this.payments.releaseStart(payment.id);
      if (error instanceof ProviderRefusal) {
        const reason = error.message.slice(0, maxReasonLength);
        await this.settlement.move(payment, 'failed', { remark: reason });
        throw refused(provider.title, reason);
      }
      this.log.warn(
        `${provider.name} opened no page for ${payment.reference}: ${error instanceof ProviderUnavailable ? error.message : 'it could not be kept'}`,
      );
      throw providerUnavailable(provider.title);
    }
  }

  private async requestOf(payment: Payment): Promise<CheckoutRequest> {
    const purpose = this.payables.of(payment);
    const here = `${this.config.publicUrl}/api/payments/${payment.provider}`;
    const { reference, amount, method } = payment;
    return {
      reference,
      amount,
      currency: 'UGX',
      description: await purpose.describe(payment),
      method,
      payer: await purpose.payerOf(payment),
      returnUrl: `${here}/return`,
      // When a payer cancels, the provider may not say which payment it was, so the address contains the reference.
      cancelUrl: `${here}/cancelled?reference=${reference}`,
    };
  }

  /** Accepts only pages of the provider itself, with HTTPS if this site uses HTTPS. */
  private leadsTo(address: string, provider: PaymentProvider): boolean {
    if (!URL.canParse(address) || address.length > 2_048) return false;
    const { protocol, host } = new URL(address);
    return (
      provider.hosts.includes(host) &&
      (protocol === 'https:' || (protocol === 'http:' && this.config.publicUrl.startsWith('http:')))
    );
  }
}
