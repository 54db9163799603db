import { Injectable } from '@nestjs/common';
import { AssignmentsService } from '../../platform/work-items/assignments.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { type OrderDetailResponse, toOrderDetail } from './order-admin.dto.ts';
import { OrderLoader } from './order-loader.ts';
import { OrderSettlement } from './order-settlement.ts';
import { orderNotFound } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Reads one order with its lines, its history and its money, for the office. */
@Injectable()
export class OrderDetailsQueries {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly loader: OrderLoader,
    private readonly payments: PaymentsService,
    private readonly settlement: OrderSettlement,
    private readonly assignments: AssignmentsService,
  ) {}

  /** @throws DomainError 404 */
  async get(id: number): Promise<OrderDetailResponse> {
    const order = await this.orders.findById(id);
    if (!order) throw orderNotFound();
    const assignees = await this.assignments.assignees('order', [id]);
    const payments = await this.payments.listOf('order', id);
    const due = await this.settlement.refundOf(order);
    return toOrderDetail(await this.loader.of(order), payments, due, assignees.get(id) ?? null);
  }
}
