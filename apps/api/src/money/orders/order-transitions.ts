import { Injectable } from '@nestjs/common';
import type { OrderState } from '@ministry/domain';
import { Stock, type Units } from '../products/stock.ts';
import type { Order } from './order.entity.ts';
import type { Shortage } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Who moves an order, and why. */
export interface OrderActor {
  /** Username of the admin; null for the buyer, the provider and time. */
  by: string | null;
  note: string | null;
}

/** Brings an order from one status into another, with its units; within the caller's transaction, on an order that is held. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: Stock,
  ) {}

  /** Gives the units back, once. */
  async cancel(order: Order, { by, note }: OrderActor): Promise<Order> {
    if (await this.orders.setHoldsStock(order.id, false))
      await this.stock.giveBack(await this.orders.listLines([order.id]), { orderId: order.id, by });
    return this.apply({ ...order, holdsStock: false }, 'cancelled', { by, note });
  }

  /** Takes the units of a cancelled order again, all or none. Answers what there is too little of. */
  async retake({ id }: Order, by: string | null): Promise<Shortage[]> {
    if (!(await this.orders.setHoldsStock(id, true))) return [];
    const lines = await this.orders.listLines([id]);
    const missing = await this.stock.takeAgain(lines, { orderId: id, by });
    if (missing.length === 0) return [];
    await this.orders.setHoldsStock(id, false);
    return this.shortages(missing);
  }

  /** To any status but cancelled; an order that was cancelled has taken its units again by now. */
  async apply(order: Order, status: OrderState, { by, note }: OrderActor): Promise<Order> {
    // Anyone who has decided about the order has ended its thirty minutes.
    const changes = { status, heldUntil: null };
    await this.orders.update(order.id, changes);
    await this.orders.insertEvent({ orderId: order.id, kind: 'status', from: order.status, to: status, note, by });
    return { ...order, ...changes };
  }

  private async shortages(missing: readonly Units[]): Promise<Shortage[]> {
    const products = await this.stock.find(missing.map(({ productId }) => productId));
    return products.map(({ id, name, stockQuantity }) => ({ productId: id, name, available: stockQuantity }));
  }
}
