import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import {
  type OrderKeyRequest,
  type OrderLookupResponse,
  type OrderPayRequest,
  type OrderPayResponse,
  toOrderLookup,
} from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { isSameSecret, readReference } from './order-keys.ts';
import { OrderLetters } from './order-letters.ts';
import { OrderMoves } from './order-moves.ts';
import { OrderPayments } from './order-payments.ts';
import { mayBeCancelled } from './order-rules.ts';
import { notCancellable, orderNotFound } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';
import { WholeOrders } from './whole-orders.ts';

/** What its buyer may do on the page of an order. Reference and secret open it; whoever has not both is told that there is none. */
@Injectable()
export class OrderPageService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly whole: WholeOrders,
    private readonly payments: OrderPayments,
    private readonly moves: OrderMoves,
    private readonly letters: OrderLetters,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404 */
  async lookUp(key: OrderKeyRequest): Promise<OrderLookupResponse> {
    return this.respond(await this.require(key));
  }

  /** @throws DomainError 404, 409 ORDER_PAID, ORDER_CANCELLED, PAY_AT_PICKUP or PAYMENT_REFUSED, 503 */
  async pay(request: OrderPayRequest): Promise<OrderPayResponse> {
    const { id } = await this.require(request);
    return { redirect_url: await this.payments.begin(id, request) };
  }

  /** Once or several times is the same. Whoever has just paid is asked for first. @throws DomainError 404, 409 NOT_CANCELLABLE */
  async cancel(key: OrderKeyRequest): Promise<OrderLookupResponse> {
    const { id } = await this.require(key);
    await this.payments.ask(id);
    const cancelled = await this.database.transaction(async () => {
      const order = await this.orders.hold(id);
      if (order.status === 'cancelled') return order;
      if (!mayBeCancelled(order)) throw notCancellable();
      const after = await this.moves.cancel(order, { by: null, note: null });
      await this.letters.send('cancelled', after);
      return after;
    });
    return this.respond(cancelled);
  }

  private async require({ reference, secret }: OrderKeyRequest): Promise<Order> {
    const order = await this.orders.findByReference(readReference(reference));
    if (!isSameSecret(order?.secret ?? '', secret) || !order) throw orderNotFound();
    return order;
  }

  private async respond(order: Order): Promise<OrderLookupResponse> {
    return toOrderLookup(await this.whole.of(order), new Date());
  }
}
