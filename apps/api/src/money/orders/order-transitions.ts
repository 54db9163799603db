import { Injectable } from '@nestjs/common';
import type { OrderState } from '@ministry/domain';
import { Stock, type Units } from '../products/stock.ts';
import type { Order } from './order.entity.ts';
import type { Shortage } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Who makes a transition, and why. */
export interface OrderActor {
  /** User name of the admin; null for the buyer, the provider and changes by time. */
  by: string | null;
  note: string | null;
}

/** Moves an order from one status to another, and moves its units; within the caller's transaction, on a locked order. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: Stock,
  ) {}

  /** Returns the units to the stock, once. */
  async cancel(order: Order, { by, note }: OrderActor): Promise<Order> {
    if (await this.orders.setHoldsStock(order.id, false))
      await this.stock.restock(await this.orders.listLines([order.id]), { orderId: order.id, by });
    return this.apply({ ...order, holdsStock: false }, 'cancelled', { by, note });
  }

  /** Takes the units of a cancelled order from the stock again, all or none. Returns the products with too few units. */
  async retake({ id }: Order, by: string | null): Promise<Shortage[]> {
    if (!(await this.orders.setHoldsStock(id, true))) return [];
    const lines = await this.orders.listLines([id]);
    const missing = await this.stock.takeAgain(lines, { orderId: id, by });
    if (missing.length === 0) return [];
    await this.orders.setHoldsStock(id, false);
    return this.shortages(missing);
  }

  /** For any status except cancelled (see `cancel`). A cancelled order must have taken its units again before. */
  async apply(order: Order, status: OrderState, { by, note }: OrderActor): Promise<Order> {
    // Once somebody has decided about the order, its limit of thirty minutes no longer applies.
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
