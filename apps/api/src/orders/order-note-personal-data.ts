import { Injectable } from '@nestjs/common';
import { excerpt } from '../common/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataPlaces,
  type PersonalFacts,
  type PersonalRecord,
  type PersonWanted,
} from '../common/personal-data/personal-data.ts';
import { PersonalTable } from '../common/personal-data/personal-table.ts';
import { Database } from '../database/database.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What the office has noted on orders, which may name somebody else than the buyer. The step in the history stays, without the words. */
@Injectable()
export class OrderNotePersonalData implements PersonalData {
  readonly kind = 'order-note';
  readonly title = 'Notes on orders';
  private readonly table: PersonalTable<OrderEvent>;

  constructor(
    places: PersonalDataPlaces,
    database: Database,
    private readonly orders: OrdersRepository,
  ) {
    this.table = new PersonalTable(database, OrderEvent, { text: ['note'] });
    places.add(this);
  }

  async find(wanted: PersonWanted, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(wanted, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `Note on order ${row.orderId}`,
      detail: excerpt(row.note ?? '', wanted),
      at: row.createdAt,
      matched,
    }));
  }

  async tell(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ note, createdAt }) => ({ Note: note, Written: createdAt }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.orders.eraseNotes(ids) };
  }
}
