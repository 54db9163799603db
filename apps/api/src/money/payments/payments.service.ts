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

/** A payment to be opened. */
export interface NewPayment {
  purpose: PayableName;
  subjectId: number;
  /** Whole shillings. */
  amount: number;
  /** Shillings for a dollar with which the amount was computed. */
  rate: number;
  provider: PaymentProviderName;
  method: PayingBy | null;
  /** Language of the payer; null or left out: the original. */
  language?: TranslationLanguage | null;
}

/** Payments, for the domains that are paid for: opens them, sends the payer to the provider, and checks their status. */
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

  /** Opens a payment, in the caller's transaction if there is one. @throws DomainError 404 */
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
      mismatch: null,
      needsReview: false,
      checks: 0,
      movedAt: now,
      nextCheckAt: nextCheck(begun, now),
    });
  }

  /**
   * Address to which the payer is sent, always the same for one payment. Must not be called in a transaction, since it may
   * take ten seconds.
   * @throws DomainError 409 PAYMENT_REFUSED, 409 PAYMENT_OVER, 503 PAYMENT_PROVIDER_UNAVAILABLE
   */
  checkout(payment: Payment): Promise<string> {
    return this.checkouts.urlOf(payment);
  }

  /** Asks the provider now, and returns the payment with its new status. Must not be called in a transaction. @throws ProviderUnavailable */
  check(payment: Payment): Promise<Payment> {
    return this.settlement.check(payment);
  }

  /** The attempts to pay for one item, oldest first. */
  listOf(purpose: PayableName, subjectId: number): Promise<Payment[]> {
    return this.payments.listOf(purpose, subjectId);
  }

  latestOf(purpose: PayableName, subjectId: number): Promise<Payment | null> {
    return this.payments.latestOf(purpose, subjectId);
  }
}
