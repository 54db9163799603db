import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { lacksPhone } from '../payments/payment-provider.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { OrderPayRequest } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { mayBePaid } from './order-rules.ts';
import { OrderSettlement } from './order-settlement.ts';
import { holdOver, orderCancelled, orderPaid, payAtPickup, phoneMissing } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Attempts to pay an order online. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly settlement: OrderSettlement,
    private readonly payments: PaymentsService,
    private readonly database: Database,
  ) {}

  /** Asks the providers about pending attempts; a provider that cannot be reached is asked again later. Must not be called in a transaction. */
  async ask(orderId: number): Promise<void> {
    const attempts = await this.payments.listOf('order', orderId);
    for (const attempt of attempts)
      if (attempt.status === 'pending') await this.payments.check(attempt).catch(() => undefined);
  }

  /** Address at which the buyer pays: the page that is already open, or a new one. @throws DomainError 400, 404, 409, 503 */
  async start(
    orderId: number,
    wanted: Pick<OrderPayRequest, 'provider' | 'method'>,
    language: TranslationLanguage | null,
  ): Promise<string> {
    const provider = this.payments.requireProvider(wanted.provider);
    const method = wanted.method ?? null;
    // A buyer who has paid a moment ago must not be led to pay again.
    await this.ask(orderId);
    const payment = await this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(orderId);
      checkPayable(order, new Date());
      if (lacksPhone(provider, method, order.customerPhone)) throw phoneMissing();
      const attempts = await this.payments.listOf('order', orderId);
      const open = attempts.find(
        (attempt) => attempt.status === 'pending' && attempt.provider === provider.name && attempt.method === method,
      );
      if (open) return open;
      if (order.paymentStatus === 'failed') await this.settlement.triedAgain(order);
      await this.orders.update(orderId, { isTest: provider.isTest });
      return this.payments.open({
        purpose: 'order',
        subjectId: orderId,
        amount: order.amount,
        rate: order.rate,
        provider: provider.name,
        method,
        language,
      });
    });
    return this.payments.checkout(payment);
  }
}

/** @throws DomainError 409 with the reason why the order cannot be paid */
function checkPayable(order: Order, now: Date): void {
  if (mayBePaid(order, now)) return;
  if (order.payment === 'pickup') throw payAtPickup();
  if (order.paymentStatus === 'completed' || order.paymentStatus === 'refunded') throw orderPaid();
  throw order.status === 'cancelled' ? orderCancelled() : holdOver();
}
