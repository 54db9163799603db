import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  And,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  Not,
  Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { addDays, kampalaInstant } from '@ministry/domain';
import { measurePeriods } from '../../platform/database/periods.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { whereAssigned } from '../../platform/work-items/assigned-to.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import { Order } from './order.entity.ts';
import type { OrderFilter, OrderListQuery } from './order-admin.dto.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { orderNotFound } from './orders.errors.ts';
import type { PackingListQuery } from './packing-list.dto.ts';

const searched = ['reference', 'customerName', 'customerEmail', 'customerPhone'].map((column) => `o.${column}`);
const sortedBy: Record<string, string> = {
  createdAt: 'o.createdAt',
  totalAmount: 'o.cents',
  customerName: 'o.customerName',
};

/** Number of orders that one statement anonymises. */
const anonymisedAtOnce = 200;

/** Values that replace personal data. */
const nobody = { customerName: 'Erased', customerEmail: '', customerPhone: null };

@Injectable()
export class OrdersRepository {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectRepository(OrderLine) private readonly lines: Repository<OrderLine>,
    @InjectRepository(OrderEvent) private readonly events: Repository<OrderEvent>,
    private readonly workItems: WorkItemRecords,
  ) {}

  /** Returns the order with its id. */
  async insert(columns: Omit<Order, 'id'>): Promise<Order> {
    const { identifiers } = await this.orders.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  async insertLines(lines: readonly Omit<OrderLine, 'id' | 'order' | 'product'>[]): Promise<void> {
    // One after the other, so that their ids keep the order of the cart.
    for (const line of lines) await this.lines.insert(line);
  }

  async insertEvent(columns: Omit<OrderEvent, 'id' | 'createdAt' | 'order'>): Promise<void> {
    await this.events.insert({ ...columns, createdAt: new Date() });
  }

  findById(id: number): Promise<Order | null> {
    return this.orders.findOneBy({ id });
  }

  findByReference(reference: string): Promise<Order | null> {
    return this.orders.findOneBy({ reference });
  }

  /**
   * Locks the order until the end of the current transaction and returns it. Every change must lock the order first, before
   * any product.
   * @throws DomainError 404
   */
  async lockForUpdate(id: number): Promise<Order> {
    await this.orders.increment({ id }, 'lockCount', 1);
    const order = await this.findById(id);
    if (!order) throw orderNotFound();
    return order;
  }

  async update(id: number, columns: Partial<Order>): Promise<void> {
    await this.orders.update({ id }, columns);
  }

  /** Sets whether the order's units are taken from the stock. Returns false if that was so already; then no units may be moved. */
  async setHoldsStock(id: number, holdsStock: boolean): Promise<boolean> {
    return (await this.orders.update({ id, holdsStock: !holdsStock }, { holdsStock })).affected === 1;
  }

  /** The lines of any of these orders, in the order of the carts. */
  listLines(orderIds: readonly number[]): Promise<OrderLine[]> {
    return this.lines.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  /** Oldest first. */
  listEvents(orderIds: readonly number[]): Promise<OrderEvent[]> {
    return this.events.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  /** One page of the orders that match, and how many match. */
  async list({ sort, limit, offset, ...filter }: OrderListQuery): Promise<Page<Order>> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const rows = this.matching(filter)
      .orderBy(sortedBy[sort.replace('-', '')] ?? '', direction)
      .addOrderBy('o.id', direction);
    const [items, total] = await rows.offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** Matching orders, newest first. @param before only orders with a lower id; undefined for the first page */
  listBefore(filter: OrderFilter, before: number | undefined, limit: number): Promise<Order[]> {
    const rows = this.matching(filter).orderBy('o.id', 'DESC').limit(limit);
    return (before === undefined ? rows : rows.andWhere('o.id < :before', { before })).getMany();
  }

  /** Orders with this status that are paid or to be paid at pickup, oldest first. @param test whether tests are included */
  listToPack({ status }: PackingListQuery, test: boolean, limit: number): Promise<Order[]> {
    return this.toPack(status, test).orderBy('o.id', 'ASC').limit(limit).getMany();
  }

  countToPack(test: boolean): Promise<number> {
    return this.toPack('all', test).getCount();
  }

  /** Orders whose time to be paid is over, earliest deadline first. */
  listHeldBefore(now: Date, limit: number): Promise<Order[]> {
    return this.orders.find({ where: { heldUntil: LessThanOrEqual(now) }, order: { heldUntil: 'ASC' }, take: limit });
  }

  /** Removes personal data from orders made before this time. Returns how many orders were changed. */
  async anonymiseOlderThan(moment: Date): Promise<number> {
    let anonymised = 0;
    for (;;) {
      const ids = await this.listNamedBefore(moment, anonymisedAtOnce);
      if (ids.length > 0) anonymised += await this.anonymise(ids);
      if (ids.length < anonymisedAtOnce) return anonymised;
    }
  }

  /** Ids of orders made before this time that still contain personal data. */
  private async listNamedBefore(moment: Date, limit: number): Promise<number[]> {
    const rows = await this.orders.find({
      select: { id: true },
      where: { createdAt: LessThan(moment), customerEmail: Not('') },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  /** Removes personal data from orders and their notes; what was bought, and for how much, stays. Returns how many orders were changed. */
  async anonymise(ids: readonly number[]): Promise<number> {
    const { affected } = await this.orders.update({ id: In([...ids]) }, nobody);
    await this.events.update({ orderId: In([...ids]) }, { note: null });
    await this.workItems.erase('order', ids);
    return affected ?? 0;
  }

  /** Returns how many notes were erased. */
  async eraseNotes(eventIds: readonly number[]): Promise<number> {
    return (await this.events.update({ id: In([...eventIds]), note: Not(IsNull()) }, { note: null })).affected ?? 0;
  }

  /** Number of orders in this state, and their total in US cents. @param made only orders made in this period */
  async sum(
    state: Partial<Pick<Order, 'status' | 'paymentStatus' | 'isTest'>>,
    made?: { since: Date; before: Date },
  ): Promise<{ count: number; cents: number }> {
    const rows = this.orders
      .createQueryBuilder('o')
      .select('COUNT(*)', 'count')
      .addSelect('SUM(o.cents)', 'cents')
      .where(state);
    if (made) rows.andWhere({ createdAt: And(MoreThanOrEqual(made.since), LessThan(made.before)) });
    const sums = await rows.getRawOne<{ count: number | string; cents: number | string | null }>();
    return { count: Number(sums?.count), cents: Number(sums?.cents ?? 0) };
  }

  /** Number of orders made in each of the periods, without tests. */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return measurePeriods(this.orders, { column: 'createdAt', bounds, where: { isTest: false } });
  }

  /** Number of orders that the office has to look at. */
  countAttention(): Promise<number> {
    return this.matching({ attention: 'true' }).getCount();
  }

  /** Number of orders assigned to an account that are not packed yet. */
  countOpenOf(assignedTo: string): Promise<number> {
    return this.matching({ assignedTo })
      .andWhere({ status: In(['pending', 'processing']) })
      .getCount();
  }

  private toPack(status: PackingListQuery['status'], test: boolean): SelectQueryBuilder<Order> {
    const state = {
      status: status === 'all' || status === 'open' ? In(['pending', 'processing']) : status,
      ...(test ? {} : { isTest: false }),
    };
    const rows = this.orders.createQueryBuilder('o').where(state);
    return rows.andWhere("(o.paymentStatus = 'completed' OR (o.payment = 'pickup' AND o.paymentStatus <> 'refunded'))");
  }

  private matching({
    search,
    attention,
    assignedTo,
    from,
    to,
    ...same
  }: Partial<OrderFilter>): SelectQueryBuilder<Order> {
    const rows = this.orders.createQueryBuilder('o').where('1 = 1');
    for (const column of ['status', 'paymentStatus', 'payment'] as const)
      if (same[column] && same[column] !== 'all') rows.andWhere(`o.${column} = :${column}`, { [column]: same[column] });
    if (attention) rows.andWhere(`o.attention IS ${attention === 'true' ? 'NOT NULL' : 'NULL'}`);
    if (from) rows.andWhere('o.createdAt >= :from', { from: kampalaInstant(from, 0) });
    if (to) rows.andWhere('o.createdAt < :to', { to: kampalaInstant(addDays(to, 1), 0) });
    whereAssigned(rows, 'order', 'o.id', assignedTo);
    searchIn(rows, search, searched);
    return rows;
  }
}
