import { Injectable, Logger } from '@nestjs/common';
import type { PayingBy, PaymentProviderName } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { DomainError, notFound } from '../common/errors/domain-error.ts';
import type { Page } from '../common/http/paged.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { nextCheck } from './check-plan.ts';
import { PaymentCheckout } from './payment-checkout.ts';
import {
  type PaymentListQuery,
  type PaymentMethodsResponse,
  type PaymentRecordResponse,
  type PaymentResponse,
  toPaymentMethod,
  toPaymentRecord,
  toPaymentResponse,
} from './payment.dto.ts';
import type { Payment, PaymentPurposeName } from './payment.entity.ts';
import { PaymentLooks } from './payment-looks.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { newPaymentReference } from './payment-reference.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** What is to be paid for. */
export interface NewPayment {
  purpose: PaymentPurposeName;
  subjectId: number;
  /** Whole shillings. */
  amount: number;
  provider: PaymentProviderName;
  method: PayingBy | null;
}

const retrySeconds = 60;
/** Milliseconds for which a reversal is news. */
const recent = 7 * 86_400_000;
const unknown = (): DomainError => notFound('There is no such payment.');

@Injectable()
export class PaymentsService {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly purposes: PaymentPurposes,
    private readonly checkouts: PaymentCheckout,
    private readonly settlement: PaymentSettlement,
    private readonly looks: PaymentLooks,
    private readonly audit: AuditService,
  ) {}

  /** The ways to pay that visitors are offered. */
  methods(): PaymentMethodsResponse {
    return { rate: this.config.payments.rate, methods: this.providers.all().map(toPaymentMethod) };
  }

  /** @throws DomainError 404 for a provider that is unknown or has no settings */
  requireProvider(name: string): PaymentProvider {
    return this.providers.require(name);
  }

  /** Begins an attempt, in the caller's transaction if there is one. @throws DomainError 404 */
  open({ provider: name, ...attempt }: NewPayment): Promise<Payment> {
    const { name: provider, isTest } = this.providers.require(name);
    const now = new Date();
    const begun = { status: 'pending', createdAt: now } as const;
    return this.payments.insert({
      ...attempt,
      ...begun,
      reference: newPaymentReference(),
      provider,
      providerId: null,
      rate: this.config.payments.rate,
      isTest,
      checkoutUrl: null,
      startingUntil: null,
      receipt: null,
      remark: null,
      needsLook: false,
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
  listOf(purpose: PaymentPurposeName, subjectId: number): Promise<Payment[]> {
    return this.payments.listOf(purpose, subjectId);
  }

  latestOf(purpose: PaymentPurposeName, subjectId: number): Promise<Payment | null> {
    return this.payments.latestOf(purpose, subjectId);
  }

  async get(reference: string): Promise<PaymentResponse> {
    const payment = await this.require(reference);
    this.looks.looked(payment);
    return toPaymentResponse(payment);
  }

  async list(query: PaymentListQuery): Promise<Page<PaymentRecordResponse>> {
    const { items, total } = await this.payments.list(query);
    return { items: await Promise.all(items.map((payment) => this.recordOf(payment))), total };
  }

  /** Payments that the office has to look into, and those that a provider has taken back within seven days. */
  standing(now: Date): Promise<{ attention: number; reversed: number }> {
    return this.payments.standing(new Date(now.getTime() - recent));
  }

  /** The office asks the provider again. @throws DomainError 404, 503 */
  async checkAgain(reference: string): Promise<PaymentRecordResponse> {
    const before = await this.require(reference);
    try {
      const after = await this.settlement.check(before);
      await this.audit.record({
        action: 'checked',
        entity: 'payment',
        entityId: after.id,
        summary: `${this.providers.require(after.provider).title} was asked about payment ${reference}: ${after.status}`,
        before: { status: before.status },
        after: { status: after.status },
      });
      return await this.recordOf(after);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.log.warn(`${before.provider} could not be asked about ${reference}`);
      throw new DomainError(
        503,
        'PAYMENT_PROVIDER_UNAVAILABLE',
        'The provider could not be reached. It is asked again by itself; please look again later.',
        undefined,
        retrySeconds,
      );
    }
  }

  /** The office has seen to the money that did not fit. Once more does nothing. @throws DomainError 404 */
  async settled(reference: string): Promise<PaymentRecordResponse> {
    const { id } = await this.require(reference);
    await this.database.transaction(async () => {
      if (!(await this.payments.clearLook(id))) return;
      await this.audit.record({
        action: 'settled',
        entity: 'payment',
        entityId: id,
        summary: `What did not fit of payment ${reference} is settled`,
        before: { needsLook: true },
        after: { needsLook: false },
      });
    });
    return this.recordOf(await this.require(reference));
  }

  private async require(reference: string): Promise<Payment> {
    const payment = await this.payments.findByReference(reference);
    if (!payment) throw unknown();
    return payment;
  }

  private async recordOf(payment: Payment): Promise<PaymentRecordResponse> {
    return toPaymentRecord(payment, await this.purposes.of(payment).payerOf(payment));
  }
}
