import { Injectable } from '@nestjs/common';
import { formatShillings } from '@ministry/domain';
import { internationalPhone } from '../../platform/validation/phone.ts';
import type { Payable } from '../payments/payable-registry.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { orderPath } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { OrderEmails } from './order-emails.ts';
import { hasBeenPaid } from './order-rules.ts';
import { OrderSettlement } from './order-settlement.ts';
import { OrderTransitions } from './order-transitions.ts';
import { orderNotFound } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Updates an order when one of its payments changes. */
@Injectable()
export class OrderPayable implements Payable {
  readonly name = 'order';

  constructor(
    private readonly orders: OrdersRepository,
    private readonly settlement: OrderSettlement,
    private readonly transitions: OrderTransitions,
    private readonly emails: OrderEmails,
    private readonly payments: PaymentsService,
  ) {}

  async moved(payment: Payment): Promise<void> {
    const order = await this.orders.lockForUpdate(payment.subjectId);
    if (payment.status === 'completed') await this.completed(order, payment);
    else if (payment.status === 'reversed') await this.reversed(order, payment);
    else await this.failed(order, payment);
  }

  /** Does not overwrite another reason for which the order needs attention. */
  async onMismatch({ subjectId }: Payment): Promise<void> {
    const order = await this.orders.lockForUpdate(subjectId);
    if (order.attention === null) await this.orders.update(subjectId, { attention: 'mismatch' });
  }

  async resultPath({ subjectId }: Payment): Promise<string> {
    return orderPath(await this.get(subjectId));
  }

  async payerOf({ subjectId }: Payment): Promise<{ name: string; email: string; phone: string | null }> {
    const { customerName, customerEmail, customerPhone } = await this.get(subjectId);
    return { name: customerName, email: customerEmail, phone: internationalPhone(customerPhone) };
  }

  async describe({ subjectId }: Payment): Promise<string> {
    return `Order ${(await this.get(subjectId)).reference}`;
  }

  private async completed(order: Order, payment: Payment): Promise<void> {
    const paid = await this.settlement.collected(order, payment);
    if (paid === order) return;
    // An order that was paid before, or whose money was given back, is paid again: no thanks are sent. After a test, real money is the first payment.
    if (hasBeenPaid(order) && order.isTest === payment.isTest)
      await this.orders.update(order.id, { attention: 'paid-again' });
    else if (order.status === 'cancelled') await this.revive(paid);
    else await this.emails.send('paid', paid);
  }

  /** The money arrived after the order was cancelled: the order is reactivated if its units are still available. */
  private async revive(order: Order): Promise<void> {
    if ((await this.transitions.retake(order, null)).length > 0) {
      await this.orders.update(order.id, { attention: 'sold-out' });
      await this.emails.send('soldOut', order);
      return;
    }
    await this.emails.send(
      'revived',
      await this.transitions.apply(order, 'pending', {
        by: null,
        note: 'Paid after it was cancelled; everything was still in stock.',
      }),
    );
  }

  private async reversed(before: Order, payment: Payment): Promise<void> {
    const attempts = await this.payments.listOf('order', before.id);
    const stillCompleted = new Set(attempts.filter(({ status }) => status === 'completed').map(({ id }) => id));
    const order = await this.settlement.reversed(before, payment, stillCompleted);
    // Nothing has changed, or the office must first find out what the payment was.
    if (order === before || order.attention === 'given-back-before') return;
    if (order.paymentStatus === 'completed') return this.emails.send('surplus', order);
    if (order.status === 'cancelled') return this.emails.send('refunded', order);
    await this.orders.update(order.id, { attention: 'reversed' });
    await this.emails.send('reversed', order);
  }

  /** Another attempt may still be pending. */
  private async failed(order: Order, { id, amount, remark }: Payment): Promise<void> {
    const attempts = await this.payments.listOf('order', order.id);
    if (order.paymentStatus !== 'pending' || attempts.some((other) => other.id !== id && other.status === 'pending'))
      return;
    await this.settlement.failed(order, remark ?? `The payment of ${formatShillings(amount)} did not go through.`);
  }

  private async get(id: number): Promise<Order> {
    const order = await this.orders.findById(id);
    if (!order) throw orderNotFound();
    return order;
  }
}
