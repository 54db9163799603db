import { Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { unavailable } from '../../platform/errors/domain-error.ts';
import type { Payment } from './payment.entity.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentSettlement } from './payment-settlement.ts';
import { paymentTexts } from './payments.copy.ts';
import { paymentNotFound } from './payments.errors.ts';
import { PaymentsRepository } from './payments.repository.ts';

const retrySeconds = 60;

/** Actions of the office on payments. */
@Injectable()
export class PaymentsAdminService {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly settlement: PaymentSettlement,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** The office asks the provider again. @throws DomainError 404, 503 */
  async checkAgain(reference: string): Promise<void> {
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
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.log.warn(`${before.provider} could not be asked about ${reference}`);
      throw unavailable('PAYMENT_PROVIDER_UNAVAILABLE', paymentTexts.providerUnreachable, retrySeconds);
    }
  }

  /** The office has settled a mismatch. Repeating it changes nothing. @throws DomainError 404 */
  async settled(reference: string): Promise<void> {
    const { id } = await this.require(reference);
    await this.database.transaction(async () => {
      if (!(await this.payments.clearReview(id))) return;
      await this.audit.record({
        action: 'settled',
        entity: 'payment',
        entityId: id,
        summary: `Mismatch of payment ${reference} settled`,
        before: { needsReview: true },
        after: { needsReview: false },
      });
    });
  }

  private async require(reference: string): Promise<Payment> {
    const payment = await this.payments.findByReference(reference);
    if (!payment) throw paymentNotFound();
    return payment;
  }
}
