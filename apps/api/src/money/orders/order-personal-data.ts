import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { formatDollars, languages, originalLanguage } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import { Order } from './order.entity.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Orders and the office's notes on them. Erasing a person removes the name and contacts; what was bought, and for how much, stays. */
@Injectable()
export class OrderPersonalData implements PersonalData {
  readonly kind = 'order';
  readonly title = 'Orders';
  private readonly table: PersonalTable<Order>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(Order) rows: Repository<Order>,
    private readonly orders: OrdersRepository,
    private readonly workItems: WorkItemRecords,
  ) {
    this.table = new PersonalTable(rows, {
      email: ['customerEmail'],
      phone: ['customerPhone'],
      name: ['customerName'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.customerName,
      detail: `Order ${row.reference}, ${formatDollars(row.cents)}`,
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const [orders, lines, events, notesOn] = await Promise.all([
      this.table.rows(ids),
      this.orders.listLines(ids),
      this.orders.listEvents(ids),
      this.workItems.noteTexts('order', ids),
    ]);
    return orders.map((order) => ({
      Order: order.reference,
      Name: order.customerName,
      'E-mail': order.customerEmail,
      Phone: order.customerPhone,
      Language: languages[order.language ?? originalLanguage],
      Ordered: order.createdAt,
      Bought: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ name, quantity, cents }) => ({ Product: name, Quantity: quantity, Price: formatDollars(cents) })),
      Total: formatDollars(order.cents),
      Status: order.status,
      Payment: order.paymentStatus,
      Notes: [
        ...events.filter(({ orderId, note }) => orderId === order.id && note !== null).map(({ note }) => note),
        ...notesOn(order.id),
      ],
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    const count = await this.orders.anonymise(ids);
    return { count, ...(count > 0 && { note: 'the orders stay, without a name' }) };
  }
}
