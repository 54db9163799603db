import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '../../platform/database/database.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderPayments } from './order-payments.ts';
import { OrderTransitions } from './order-transitions.ts';
import { OrdersRepository } from './orders.repository.ts';

const minute = 60_000;
/** Number of orders whose providers are asked at the same time. */
const atOnce = 20;

/** Cancels online orders that nobody has paid within thirty minutes, and returns their units to the stock. */
@Injectable()
export class OrderHoldSweep implements OnApplicationBootstrap {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: OrderPayments,
    private readonly transitions: OrderTransitions,
    private readonly emails: OrderEmails,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(minute)
  run(): Promise<void> {
    return logFailure('Orders that were not paid in time', this.sweep(new Date()));
  }

  /** Returns how many orders were cancelled. */
  async sweep(now: Date): Promise<number> {
    let cancelled = 0;
    for (;;) {
      const due = await this.orders.listHeldBefore(now, atOnce);
      const outcomes = await Promise.all(due.map(({ id }) => this.cancelUnpaid(id, now)));
      cancelled += outcomes.filter(Boolean).length;
      if (due.length < atOnce) return cancelled;
    }
  }

  /** Asks the provider first, so that a buyer who has paid at the last moment keeps the order. */
  private async cancelUnpaid(id: number, now: Date): Promise<boolean> {
    await this.payments.ask(id);
    return this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      if (order.heldUntil === null || order.heldUntil > now) return false;
      await this.emails.send(
        'lapsed',
        await this.transitions.cancel(order, { by: null, note: 'Not paid within thirty minutes.' }),
      );
      return true;
    });
  }
}
