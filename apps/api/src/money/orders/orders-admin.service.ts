import { Injectable } from '@nestjs/common';
import type { OrderState } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import type { Order } from './order.entity.ts';
import type { OrderNoteRequest, OrderStatusRequest } from './order-admin.dto.ts';
import { actorWith, orderAudit } from './order-audit.ts';
import { OrderEmails } from './order-emails.ts';
import { type OrderActor, OrderTransitions } from './order-transitions.ts';
import { soldSince } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Changes that the office makes to orders, except to their payment. */
@Injectable()
export class OrdersAdminService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly transitions: OrderTransitions,
    private readonly emails: OrderEmails,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * Any status may follow any other (ORD-11). The same status again is no transition, but its note is stored.
   * @throws DomainError 404, 409 OUT_OF_STOCK when the units of a cancelled order are no longer available
   */
  async setStatus(id: number, { status, note }: OrderStatusRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      const actor = actorWith(note);
      if (order.status === status) return this.keepNote(order, actor);
      await (status === 'cancelled' ? this.cancel(order, actor) : this.move(order, status, actor));
      await this.audit.record(orderAudit(order, `marked ${status}`, { status: order.status }, { status }));
    });
  }

  /** Notes are stored only in the history of the order. @throws DomainError 404 */
  async addNote(id: number, { note, isSettled }: OrderNoteRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.lockForUpdate(id);
      await this.keepNote(order, actorWith(note));
      if (isSettled && order.attention !== null) await this.orders.update(id, { attention: null });
      await this.audit.record(orderAudit(order, isSettled ? 'noted as settled' : 'given a note'));
    });
  }

  /** Stores the note, even if nothing else changes. */
  private async keepNote({ id }: Order, { by, note }: OrderActor): Promise<void> {
    if (note !== null) await this.orders.insertEvent({ orderId: id, kind: 'note', from: null, to: null, note, by });
  }

  private async cancel(order: Order, actor: OrderActor): Promise<void> {
    const after = await this.transitions.cancel(order, actor);
    if (order.paymentStatus === 'completed') await this.orders.update(order.id, { attention: 'cancelled-paid' });
    await this.emails.send('cancelled', after);
  }

  private async move(order: Order, status: OrderState, actor: OrderActor): Promise<void> {
    const missing = order.status === 'cancelled' ? await this.transitions.retake(order, actor.by) : [];
    if (missing.length > 0) throw soldSince(missing);
    const after = await this.transitions.apply(order, status, actor);
    if (order.attention === 'cancelled-paid' || order.attention === 'sold-out')
      await this.orders.update(order.id, { attention: null });
    if (status === 'shipped') await this.emails.send('ready', after);
  }
}
