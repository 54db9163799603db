import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/errors.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { Idempotency, type Submission } from '../../platform/idempotency/idempotency.service.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { type OrderReceipt, type OrderRequest, toOrderReceipt } from './order.dto.ts';
import { OrderPlacement } from './order-placement.ts';

/** Places orders, which everyone may do. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly payments: PaymentsService,
    private readonly idempotency: Idempotency,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
  ) {}

  /**
   * Places an order, once for each submission, and returns the page on which it is paid. The provider is asked after the
   * order is saved: if it cannot be reached, the order stays, and its page tries again.
   * @throws DomainError 400, 404 for an unknown provider, 409 OUT_OF_STOCK or PRICE_CHANGED, 422, 429
   */
  async place(
    request: OrderRequest,
    submission: Submission | null,
    language: TranslationLanguage | null,
  ): Promise<OrderReceipt> {
    const once = async (): Promise<{ status: number; body: OrderReceipt }> => {
      const order = await this.placement.place(request, language);
      // Only saved orders count, since a rollback undoes the count: a buyer who corrects a refused cart must not be locked out.
      await this.limits.take('form', {
        email: request.customerEmail,
        phone: request.customerPhone,
      });
      return { status: 201, body: toOrderReceipt(order) };
    };
    const { body } = await (submission ? this.idempotency.once(submission, once) : this.database.transaction(once));
    const receipt = body as OrderReceipt;
    const redirectUrl = await this.checkout(receipt.id);
    return redirectUrl === null ? receipt : { ...receipt, redirect_url: redirectUrl };
  }

  /** Page on which to pay; null if nothing has to be paid online, or if the provider or the database is unavailable. */
  private async checkout(orderId: number): Promise<string | null> {
    try {
      const payment = await this.payments.latestOf('order', orderId);
      return payment?.status === 'pending' ? await this.payments.checkout(payment) : null;
    } catch (error) {
      if (error instanceof DomainError || isUnavailable(error)) return null;
      throw error;
    }
  }
}
