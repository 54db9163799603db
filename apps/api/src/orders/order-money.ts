import { Injectable } from '@nestjs/common';
import type { OfficeMethod } from '@ministry/domain';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { LedgerService, type NewLedgerEntry } from '../ledger/ledger.service.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { Order } from './order.entity.ts';
import type { Mover } from './order-moves.ts';
import { notPaid } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What has come in for an order, less what has gone back. */
interface Balance {
  /** Whole shillings. */
  amount: number;
  /** Cents of a dollar. */
  cents: number;
}

/** Money that comes in for an order or goes back: the ledger and the payment status; within the caller's transaction, on an order that is held. */
@Injectable()
export class OrderMoney {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly ledger: LedgerService,
  ) {}

  /** A provider has collected it. */
  async collected(order: Order, payment: Payment): Promise<Order> {
    const { id: paymentId, amount, rate, method, isTest } = payment;
    await this.ledger.record({ ...entryOf(order), kind: 'payment', amount, rate, cents: order.cents, method, paymentId, isTest });
    return this.paid(order, isTest, { by: null, note: null });
  }

  /** The office has received it. */
  async receivedByHand(order: Order, method: OfficeMethod, mover: Mover): Promise<Order> {
    await this.ledger.record({ ...entryOf(order), kind: 'office', amount: order.amount, cents: order.cents, method, note: mover.note, recordedBy: mover.by, isTest: false });
    return this.paid(order, false, mover);
  }

  /**
   * The office gives back what it holds of an order: where the buyer has paid too often what is too much, else all of it.
   * @throws DomainError 409 NOT_PAID
   */
  async giveBack(order: Order, method: OfficeMethod, mover: Mover): Promise<Order> {
    const held = await this.balanceOf(order);
    if (held.amount <= 0) throw notPaid();
    const surplus = { amount: held.amount - order.amount, cents: held.cents - order.cents };
    const isPaidStill = surplus.amount > 0 && order.status !== 'cancelled';
    const back = isPaidStill ? surplus : held;
    await this.ledger.record({ ...entryOf(order), kind: 'refund', amount: -back.amount, cents: -back.cents, method, note: mover.note, recordedBy: mover.by });
    return this.settle(order, { paymentStatus: isPaidStill ? 'completed' : 'refunded', attention: null }, mover);
  }

  /** A provider has taken a payment back. Answers the order as it is paid then; money that the office has given back already is gone once. */
  async takenBack(order: Order, { id: paymentId, amount, rate, method, isTest }: Payment): Promise<Order> {
    const entries = await this.ledger.listOfOrder(order.id);
    const collected = entries.find((entry) => entry.paymentId === paymentId && entry.kind === 'payment');
    const held = balanceOf(entries);
    if (!collected || held.amount <= 0) return order;
    const back = { amount: Math.min(amount, held.amount), cents: Math.min(collected.cents, held.cents) };
    await this.ledger.record({ ...entryOf(order), kind: 'reversal', amount: -back.amount, rate, cents: -back.cents, method, paymentId, isTest });
    const isPaidStill = held.amount - back.amount >= order.amount;
    return this.settle(order, { paymentStatus: isPaidStill ? 'completed' : 'refunded', attention: null }, { by: null, note: 'The provider has taken the payment back.' });
  }

  /** An attempt has come to nothing. */
  failed(order: Order, note: string | null): Promise<Order> {
    return this.settle(order, { paymentStatus: 'failed' }, { by: null, note });
  }

  /** The buyer tries again. */
  triedAgain(order: Order): Promise<Order> {
    return this.settle(order, { paymentStatus: 'pending' }, { by: null, note: null });
  }

  private paid(order: Order, isTest: boolean, mover: Mover): Promise<Order> {
    return this.settle(order, { paymentStatus: 'completed', paidAt: new Date(), heldUntil: null, isTest }, mover);
  }

  private async settle(order: Order, columns: Partial<Order> & Pick<Order, 'paymentStatus'>, { by, note }: Mover): Promise<Order> {
    await this.orders.update(order.id, columns);
    await this.orders.insertEvent({ orderId: order.id, kind: 'payment', from: order.paymentStatus, to: columns.paymentStatus, note, by });
    return { ...order, ...columns };
  }

  private async balanceOf({ id }: Order): Promise<Balance> {
    return balanceOf(await this.ledger.listOfOrder(id));
  }
}

const balanceOf = (entries: readonly LedgerEntry[]): Balance =>
  entries.reduce((sum, { amount, cents }) => ({ amount: sum.amount + amount, cents: sum.cents + cents }), { amount: 0, cents: 0 });

/** What every entry about an order says. */
const entryOf = ({ id, customerName, customerEmail, customerPhone, rate, isTest }: Order): Omit<NewLedgerEntry, 'kind' | 'amount'> => ({
  purpose: 'order',
  orderId: id,
  name: customerName,
  email: customerEmail,
  phone: customerPhone,
  rate,
  isTest,
});
