import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/http/paged.ts';
import { PayableRegistry } from './payable-registry.ts';
import { type PaymentListQuery, type PaymentRecordResponse, toPaymentRecord } from './payment.dto.ts';
import type { Payment } from './payment.entity.ts';
import { paymentNotFound } from './payments.errors.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** Milliseconds for which a reversal counts as recent. */
const recent = 7 * 86_400_000;

/** Reads payments for the office. */
@Injectable()
export class PaymentsAdminQueries {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly payables: PayableRegistry,
  ) {}

  async list(query: PaymentListQuery): Promise<Page<PaymentRecordResponse>> {
    const { items, total } = await this.payments.list(query);
    return { items: await Promise.all(items.map((payment) => this.recordOf(payment))), total };
  }

  /** @throws DomainError 404 */
  async get(reference: string): Promise<PaymentRecordResponse> {
    const payment = await this.payments.findByReference(reference);
    if (!payment) throw paymentNotFound();
    return this.recordOf(payment);
  }

  /** Number of payments that the office has to look into, and of those that a provider has taken back within seven days. */
  countAttention(now: Date): Promise<{ attention: number; reversed: number }> {
    return this.payments.countAttention(new Date(now.getTime() - recent));
  }

  private async recordOf(payment: Payment): Promise<PaymentRecordResponse> {
    return toPaymentRecord(payment, await this.payables.of(payment).payerOf(payment));
  }
}
