import { Injectable } from '@nestjs/common';
import { Sweeps } from '../common/sweeps.ts';
import { Database } from '../database/database.ts';
import { OrderLetters } from './order-letters.ts';
import { OrderMoves } from './order-moves.ts';
import { OrderPayments } from './order-payments.ts';
import { OrdersRepository } from './orders.repository.ts';

const minute = 60_000;
/** Orders whose providers are asked at the same time. */
const atOnce = 20;

/** Cancels online orders that nobody has paid within thirty minutes, and puts their units back on the shelf. */
@Injectable()
export class OrderHoldSweep {
  constructor(
    sweeps: Sweeps,
    private readonly orders: OrdersRepository,
    private readonly payments: OrderPayments,
    private readonly moves: OrderMoves,
    private readonly letters: OrderLetters,
    private readonly database: Database,
  ) {
    sweeps.add('Orders that were not paid in time', (now) => this.sweep(now), minute);
  }

  /** Answers how many were cancelled. */
  async sweep(now: Date): Promise<number> {
    let cancelled = 0;
    for (;;) {
      const due = await this.orders.listHeldBefore(now, atOnce);
      const outcomes = await Promise.all(due.map(({ id }) => this.letGo(id, now)));
      cancelled += outcomes.filter(Boolean).length;
      if (due.length < atOnce) return cancelled;
    }
  }

  /** Whoever has paid in the last moment, as the provider says, keeps the order. */
  private async letGo(id: number, now: Date): Promise<boolean> {
    await this.payments.ask(id);
    return this.database.transaction(async () => {
      const order = await this.orders.hold(id);
      if (order.heldUntil === null || order.heldUntil > now) return false;
      await this.letters.send(
        'lapsed',
        await this.moves.cancel(order, { by: null, note: 'Not paid within thirty minutes.' }),
      );
      return true;
    });
  }
}
