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
import { orderCancelled } from './orders.errors.ts';
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

  /** Repeating a request changes nothing. @throws DomainError 404, 409 ORDER_CANCELLED or NOT_PAID */
  async setPayment(id: number, { paymentStatus, method, note }: OrderPaymentRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      const actor = actorWith(note);
      const by = method ?? 'cash';
      const after =
        paymentStatus === 'completed' ? await this.receive(order, by, actor) : await this.refund(order, by, actor);
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

  private async refund(order: Order, method: OfficeMethod, actor: OrderActor): Promise<Order> {
    if (order.paymentStatus === 'refunded') return order;
    const after = await this.settlement.giveBack(order, method, actor);
    // If the order is still paid, only the surplus was given back.
    await this.emails.send(after.paymentStatus === 'completed' ? 'surplus' : 'refunded', after);
    return after;
  }
}
