import { Injectable } from '@nestjs/common';
import type { OfficeMethod } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import type { Order } from './order.entity.ts';
import type { OrderPaymentRequest } from './order-admin.dto.ts';
import { actorWith, orderAudit } from './order-audit.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderSettlement } from './order-settlement.ts';
import type { OrderActor } from './order-transitions.ts';
import { notPaid, orderCancelled, refundChanged } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Records money for orders that the office receives or gives back. */
@Injectable()
export class OrderPaymentsAdminService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly settlement: OrderSettlement,
    private readonly emails: OrderEmails,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Repeating a request changes nothing. @throws DomainError 404, 409 ORDER_CANCELLED, NOT_PAID or REFUND_CHANGED */
  async setPayment(id: number, request: OrderPaymentRequest): Promise<void> {
    const { paymentStatus, method, note } = request;
    await this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      const actor = actorWith(note);
      const by = method ?? 'cash';
      const after =
        paymentStatus === 'completed'
          ? await this.receive(order, by, actor)
          : await this.refund(order, request, by, actor);
      if (after === order) return;
      await this.audit.record(
        orderAudit(
          order,
          paymentStatus === 'completed' ? `paid (${by})` : `refunded (${by})`,
          { paymentStatus: order.paymentStatus },
          { paymentStatus: after.paymentStatus },
        ),
      );
    });
  }

  private async receive(order: Order, method: OfficeMethod, actor: OrderActor): Promise<Order> {
    if (order.paymentStatus === 'completed') return order;
    if (order.status === 'cancelled') throw orderCancelled();
    const after = await this.settlement.receivedByHand(order, method, actor);
    await this.emails.send('paid', after);
    return after;
  }

  /** Refused if other amounts are due than the office has seen: a repeated refund of a surplus would give everything back. */
  private async refund(
    order: Order,
    { receivedUgx, refundUgx }: OrderPaymentRequest,
    method: OfficeMethod,
    actor: OrderActor,
  ): Promise<Order> {
    if (order.paymentStatus === 'refunded') return order;
    const due = await this.settlement.refundOf(order);
    if (due.received.amount <= 0) throw notPaid();
    if (due.received.amount !== (receivedUgx ?? order.amount) || due.refund.amount !== (refundUgx ?? order.amount))
      throw refundChanged(due.received.amount, due.refund.amount);
    const after = await this.settlement.refund(order, due, method, actor);
    // If the order is still paid, only the surplus was given back.
    await this.emails.send(after.paymentStatus === 'completed' ? 'surplus' : 'refunded', after);
    return after;
  }
}
