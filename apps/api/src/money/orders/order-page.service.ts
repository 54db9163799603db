import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import {
  type OrderKeyRequest,
  type OrderLookupResponse,
  type OrderPayRequest,
  type OrderPayResponse,
  toOrderLookup,
} from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { OrderCancellation } from './order-cancellation.ts';
import { readReference } from './order-keys.ts';
import { OrderLoader } from './order-loader.ts';
import { OrderPayments } from './order-payments.ts';
import { orderNotFound } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Actions of a buyer on the page of an order. They need both its reference and its secret; otherwise the order is not found. */
@Injectable()
export class OrderPageService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly loader: OrderLoader,
    private readonly payments: OrderPayments,
    private readonly cancellation: OrderCancellation,
  ) {}

  /** @throws DomainError 404 */
  async lookUp(key: OrderKeyRequest): Promise<OrderLookupResponse> {
    return this.respond(await this.require(key));
  }

  /** @throws DomainError 400, 404, 409 ORDER_PAID, ORDER_CANCELLED, PAY_AT_PICKUP or PAYMENT_REFUSED, 503 */
  async pay(request: OrderPayRequest, language: TranslationLanguage | null): Promise<OrderPayResponse> {
    const { id } = await this.require(request);
    return { redirect_url: await this.payments.start(id, request, language) };
  }

  /** @throws DomainError 404, 409 NOT_CANCELLABLE */
  async cancel(key: OrderKeyRequest): Promise<OrderLookupResponse> {
    const { id } = await this.require(key);
    return this.respond(await this.cancellation.cancel(id));
  }

  private async require({ reference, secret }: OrderKeyRequest): Promise<Order> {
    const order = await this.orders.findByReference(readReference(reference));
    if (!isSameSecret(order?.secret ?? '', secret) || !order) throw orderNotFound();
    return order;
  }

  private async respond(order: Order): Promise<OrderLookupResponse> {
    return toOrderLookup(await this.loader.of(order), new Date());
  }
}
