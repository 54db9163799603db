import { Injectable } from '@nestjs/common';
import { Stock } from '../products/stock.ts';
import type { LoadedOrder } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Loads the lines, the events and the product pictures of an order. */
@Injectable()
export class OrderLoader {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: Stock,
  ) {}

  async of(order: Order): Promise<LoadedOrder> {
    const [lines, events] = await Promise.all([this.orders.listLines([order.id]), this.orders.listEvents([order.id])]);
    const products = await this.stock.find(lines.map(({ productId }) => productId));
    return { order, lines, events, pictures: new Map(products.map(({ id, imageUrl }) => [id, imageUrl])) };
  }
}
