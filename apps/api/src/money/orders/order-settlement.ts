import { Injectable } from '@nestjs/common';
import type { OfficeMethod } from '@ministry/domain';
import { LedgerService, type NewLedgerEntry } from '../ledger/ledger.service.ts';
import type { Money } from '../ledger/ledger.types.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { sumOf } from '../ledger/ledger-rules.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { Order } from './order.entity.ts';
import { type DueRefund, hasBeenPaid } from './order-rules.ts';
import type { OrderActor } from './order-transitions.ts';
import { OrdersRepository } from './orders.repository.ts';

const byProvider: OrderActor = { by: null, note: 'The provider has taken the payment back.' };

/** Records money that is received for an order or given back, in the ledger and in the payment status; within the caller's transaction, on a locked order. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Records a payment that a provider collected. Returns the same order object if nothing changes: test money does not
   * affect an order paid with real money.
   */
  async collected(order: Order, payment: Payment): Promise<Order> {
    const { id: paymentId, amount, rate, method, isTest } = payment;
    await this.ledger.record({
      ...entryOf(order),
      kind: 'payment',
      amount,
      rate,
      cents: order.cents,
      method,
      paymentId,
      isTest,
    });
    if (hasBeenPaid(order) && isTest && !order.isTest) return order;
    return this.paid(order, isTest, { by: null, note: null });
  }

  /** Records money that the office received. */
  async receivedByHand(order: Order, method: OfficeMethod, actor: OrderActor): Promise<Order> {
    await this.ledger.record({
      ...entryOf(order),
      kind: 'office',
      amount: order.amount,
      cents: order.cents,
      method,
      note: actor.note,
      recordedBy: actor.by,
      isTest: false,
    });
    return this.paid(order, false, actor);
  }

  /** What is given back if the order is marked as refunded now. */
  async refundOf(order: Order): Promise<DueRefund> {
    const received = balanceOf(
      (await this.ledger.listOfOrder(order.id)).filter(({ isTest }) => isTest === order.isTest),
    );
    const surplus = { amount: received.amount - order.amount, cents: received.cents - order.cents };
    const isPaidStill = surplus.amount > 0 && order.status !== 'cancelled';
    return { received, refund: isPaidStill ? surplus : received, isPaidStill };
  }

  /** Records that the office gives this money back. */
  async refund(
    order: Order,
    { refund, isPaidStill }: DueRefund,
    method: OfficeMethod,
    actor: OrderActor,
  ): Promise<Order> {
    await this.ledger.record({
      ...entryOf(order),
      kind: 'refund',
      amount: -refund.amount,
      cents: -refund.cents,
      method,
      note: actor.note,
      recordedBy: actor.by,
    });
    return this.settle(order, { paymentStatus: isPaidStill ? 'completed' : 'refunded', attention: null }, actor);
  }

  /**
   * Records that a provider has taken a payment back. Afterwards the ledger holds at most what the office received and what
   * the remaining completed payments brought in. Only the excess is booked out, so that money that the office has already
   * given back is not booked out twice. Returns the order with its new payment status.
   * @param stillCompleted ids of the order's payments that are still completed
   */
  async reversed(
    order: Order,
    { id: paymentId, rate, method, isTest }: Payment,
    stillCompleted: ReadonlySet<number | null>,
  ): Promise<Order> {
    const entries = (await this.ledger.listOfOrder(order.id)).filter((entry) => entry.isTest === isTest);
    const balance = balanceOf(entries);
    const most = balanceOf(
      entries.filter(({ kind, paymentId: id }) => kind === 'office' || (kind === 'payment' && stillCompleted.has(id))),
    );
    const isOfTheOrder = isTest === order.isTest;
    if (balance.amount <= 0 || !entries.some((entry) => entry.paymentId === paymentId)) return order;
    // The money that the office has marked as given back may be this payment or another one.
    if (balance.amount <= most.amount)
      return isOfTheOrder
        ? this.settle(order, { paymentStatus: order.paymentStatus, attention: 'given-back-before' }, byProvider)
        : order;
    await this.ledger.record({
      ...entryOf(order),
      kind: 'reversal',
      amount: most.amount - balance.amount,
      rate,
      cents: most.cents - balance.cents,
      method,
      paymentId,
      isTest,
    });
    if (!isOfTheOrder) return order;
    if (most.amount < order.amount)
      return this.settle(order, { paymentStatus: 'refunded', attention: null }, byProvider);
    const isSettled = most.amount === order.amount && order.attention === 'paid-again';
    return this.settle(
      order,
      { paymentStatus: 'completed', attention: isSettled ? null : order.attention },
      byProvider,
    );
  }

  /** An attempt to pay has failed. */
  failed(order: Order, note: string | null): Promise<Order> {
    return this.settle(order, { paymentStatus: 'failed' }, { by: null, note });
  }

  /** The buyer tries again to pay. */
  triedAgain(order: Order): Promise<Order> {
    return this.settle(order, { paymentStatus: 'pending' }, { by: null, note: null });
  }

  private paid(order: Order, isTest: boolean, actor: OrderActor): Promise<Order> {
    const paidAt = order.paymentStatus === 'completed' && order.isTest === isTest ? order.paidAt : new Date();
    return this.settle(order, { paymentStatus: 'completed', paidAt, heldUntil: null, isTest }, actor);
  }

  private async settle(
    order: Order,
    columns: Partial<Order> & Pick<Order, 'paymentStatus'>,
    { by, note }: OrderActor,
  ): Promise<Order> {
    await this.orders.update(order.id, columns);
    await this.orders.insertEvent({
      orderId: order.id,
      kind: 'payment',
      from: order.paymentStatus,
      to: columns.paymentStatus,
      note,
      by,
    });
    return { ...order, ...columns };
  }
}

/** Money received for an order, less money given back. */
const balanceOf = (entries: readonly LedgerEntry[]): Money => sumOf(entries);

/** Columns that are the same in every entry about an order. */
const entryOf = ({
  id,
  customerName,
  customerEmail,
  customerPhone,
  rate,
  isTest,
}: Order): Omit<NewLedgerEntry, 'kind' | 'amount'> => ({
  purpose: 'order',
  orderId: id,
  name: customerName,
  email: customerEmail,
  phone: customerPhone,
  rate,
  isTest,
});
