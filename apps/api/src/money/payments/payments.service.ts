import { Injectable } from '@nestjs/common';
import type { PayingBy, PaymentProviderName, TranslationLanguage } from '@ministry/domain';
import { nextCheck } from './check-plan.ts';
import type { PayableName, Payment } from './payment.entity.ts';
import { PaymentCheckout } from './payment-checkout.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { newPaymentReference } from './payment-reference.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** What is to be paid for. */
export interface NewPayment {
  purpose: PayableName;
  subjectId: number;
  /** Whole shillings. */
  amount: number;
  /** Shillings for a dollar when the amount was worked out. */
  rate: number;
  provider: PaymentProviderName;
  method: PayingBy | null;
  /** In which the payer reads; null or left out: the original. */
  language?: TranslationLanguage | null;
}

/** Payments for the domains that are paid for: begins them, sends the payer on, asks what became of them. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly checkouts: PaymentCheckout,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** @throws DomainError 404 for a provider that is unknown or has no settings */
  requireProvider(name: string): PaymentProvider {
    return this.providers.require(name);
  }

  /** Begins an attempt, in the caller's transaction if there is one. @throws DomainError 404 */
  open({ provider: name, language = null, ...attempt }: NewPayment): Promise<Payment> {
    const { name: provider, isTest } = this.providers.require(name);
    const now = new Date();
    const begun = { status: 'pending', createdAt: now } as const;
    return this.payments.insert({
      ...attempt,
      ...begun,
      language,
      reference: newPaymentReference(),
      provider,
      providerId: null,
      isTest,
      checkoutUrl: null,
      startingUntil: null,
      receipt: null,
      remark: null,
      needsReview: false,
      checks: 0,
      movedAt: now,
      nextCheckAt: nextCheck(begun, now),
    });
  }

  /** Where to send the payer; the same place each time it is asked. Never in a transaction: it may take ten seconds. @throws DomainError 409 PAYMENT_REFUSED, 409 PAYMENT_OVER, 503 PAYMENT_PROVIDER_UNAVAILABLE */
  checkout(payment: Payment): Promise<string> {
    return this.checkouts.urlOf(payment);
  }

  /** Asks the provider now, and answers the payment as it stands then. Never in a transaction. @throws ProviderUnavailable */
  check(payment: Payment): Promise<Payment> {
    return this.settlement.check(payment);
  }

  /** The attempts to pay for one thing, the first one first. */
  listOf(purpose: PayableName, subjectId: number): Promise<Payment[]> {
    return this.payments.listOf(purpose, subjectId);
  }

  latestOf(purpose: PayableName, subjectId: number): Promise<Payment | null> {
    return this.payments.latestOf(purpose, subjectId);
  }
}
