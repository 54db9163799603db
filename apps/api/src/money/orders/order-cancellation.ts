import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import type { Order } from './order.entity.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderPayments } from './order-payments.ts';
import { mayBeCancelled } from './order-rules.ts';
import { OrderTransitions } from './order-transitions.ts';
import { notCancellable } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Cancels an order for its buyer. */
@Injectable()
export class OrderCancellation {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: OrderPayments,
    private readonly transitions: OrderTransitions,
    private readonly emails: OrderEmails,
    private readonly database: Database,
  ) {}

  /** Cancelling again changes nothing. First asks the provider whether the buyer has paid in the meantime. @throws DomainError 409 NOT_CANCELLABLE */
  async cancel(id: number): Promise<Order> {
    await this.payments.ask(id);
    return this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      if (order.status === 'cancelled') return order;
      if (!mayBeCancelled(order)) throw notCancellable();
      const after = await this.transitions.cancel(order, { by: null, note: null });
      await this.emails.send('cancelled', after);
      return after;
    });
  }
}
