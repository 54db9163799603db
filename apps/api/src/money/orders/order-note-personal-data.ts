import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { excerpt } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Notes of the office on orders, which may name other people than the buyer. Erasing removes the text; the event stays in the history. */
@Injectable()
export class OrderNotePersonalData implements PersonalData {
  readonly kind = 'order-note';
  readonly title = 'Notes on orders';
  private readonly table: PersonalTable<OrderEvent>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(OrderEvent) events: Repository<OrderEvent>,
    private readonly orders: OrdersRepository,
  ) {
    this.table = new PersonalTable(events, { text: ['note'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `Note on order ${row.orderId}`,
      detail: excerpt(row.note ?? '', query),
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ note, createdAt }) => ({ Note: note, Written: createdAt }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.orders.eraseNotes(ids) };
  }
}
