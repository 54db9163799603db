import { Injectable } from '@nestjs/common';
import type { OfficeMethod, OrderState } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../common/auth/access.ts';
import { Database } from '../database/database.ts';
import { attention } from './order-attention.ts';
import type { Order } from './order.entity.ts';
import { OrderLetters } from './order-letters.ts';
import { OrderMoney } from './order-money.ts';
import { type Mover, OrderMoves } from './order-moves.ts';
import type { OrderNoteRequest, OrderPaymentRequest, OrderStatusRequest } from './order-office.dto.ts';
import { orderCancelled, soldSince } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What the office does to orders. The audit log learns who did what to which order, never whose it is. */
@Injectable()
export class OrderDeskService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly moves: OrderMoves,
    private readonly money: OrderMoney,
    private readonly letters: OrderLetters,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Any status may follow any other (ORD-11); the same one again is no move, but a note with it is kept. @throws DomainError 404, 409 OUT_OF_STOCK when a cancelled order cannot have its units again */
  async setStatus(id: number, { status, note }: OrderStatusRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.hold(id);
      const mover = moverWith(note);
      if (order.status === status) return this.keepNote(order, mover);
      await (status === 'cancelled' ? this.cancel(order, mover) : this.move(order, status, mover));
      await this.record(order, `marked ${status}`, { status: order.status }, { status });
    });
  }

  /** The same again changes nothing. @throws DomainError 404, 409 ORDER_CANCELLED or NOT_PAID */
  async setPayment(id: number, { paymentStatus, method, note }: OrderPaymentRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.hold(id);
      const mover = moverWith(note);
      const by = method ?? 'cash';
      const after =
        paymentStatus === 'completed' ? await this.receive(order, by, mover) : await this.refund(order, by, mover);
      if (after === order) return;
      await this.record(
        order,
        paymentStatus === 'completed' ? `paid (${by})` : `refunded (${by})`,
        { paymentStatus: order.paymentStatus },
        { paymentStatus: after.paymentStatus },
      );
    });
  }

  /** Notes stand in the order's history alone. @throws DomainError 404 */
  async addNote(id: number, { note, isSettled }: OrderNoteRequest): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orders.hold(id);
      await this.keepNote(order, moverWith(note));
      if (isSettled && order.attention !== null) await this.orders.update(id, { attention: null });
      await this.record(order, isSettled ? 'noted as settled' : 'given a note');
    });
  }

  /** What was written is kept, even where there was nothing to do. */
  private async keepNote({ id }: Order, { by, note }: Mover): Promise<void> {
    if (note !== null) await this.orders.insertEvent({ orderId: id, kind: 'note', from: null, to: null, note, by });
  }

  private async cancel(order: Order, mover: Mover): Promise<void> {
    const after = await this.moves.cancel(order, mover);
    if (order.paymentStatus === 'completed') await this.orders.update(order.id, { attention: attention.cancelledPaid });
    await this.letters.send('cancelled', after);
  }

  private async move(order: Order, status: OrderState, mover: Mover): Promise<void> {
    const missing = order.status === 'cancelled' ? await this.moves.retake(order, mover.by) : [];
    if (missing.length > 0) throw soldSince(missing);
    const after = await this.moves.apply(order, status, mover);
    if (order.attention === attention.cancelledPaid || order.attention === attention.soldOut)
      await this.orders.update(order.id, { attention: null });
    if (status === 'shipped') await this.letters.send('ready', after);
  }

  private async receive(order: Order, method: OfficeMethod, mover: Mover): Promise<Order> {
    if (order.paymentStatus === 'completed') return order;
    if (order.status === 'cancelled') throw orderCancelled();
    const after = await this.money.receivedByHand(order, method, mover);
    await this.letters.send('paid', after);
    return after;
  }

  private async refund(order: Order, method: OfficeMethod, mover: Mover): Promise<Order> {
    if (order.paymentStatus === 'refunded') return order;
    const after = await this.money.giveBack(order, method, mover);
    // Where it is paid still, only what was too much goes back.
    await this.letters.send(after.paymentStatus === 'completed' ? 'surplus' : 'refunded', after);
    return after;
  }

  private record({ id, reference }: Order, action: string, before?: object, after?: object): Promise<void> {
    return this.audit.record({
      action,
      entity: 'order',
      entityId: id,
      summary: `Order ${reference} ${action}`,
      before,
      after,
    });
  }
}

const moverWith = (note: string | null | undefined): Mover => ({ by: currentActor(), note: note || null });
