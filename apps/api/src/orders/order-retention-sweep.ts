import { Injectable } from '@nestjs/common';
import { keptUntil, Sweeps } from '../common/sweeps.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Orders that lose their buyer in one go. */
const atOnce = 200;

/** Who bought is forgotten after seven years; what was bought, and for how much, stays. */
@Injectable()
export class OrderRetentionSweep {
  constructor(
    sweeps: Sweeps,
    private readonly orders: OrdersRepository,
  ) {
    sweeps.add('Buyers of long ago', (now) => this.sweep(now));
  }

  /** Answers how many orders have lost their buyer. */
  async sweep(now: Date): Promise<number> {
    let anonymised = 0;
    for (;;) {
      const ids = await this.orders.listNamedBefore(keptUntil.money(now), atOnce);
      if (ids.length > 0) anonymised += await this.orders.anonymise(ids);
      if (ids.length < atOnce) return anonymised;
    }
  }
}
