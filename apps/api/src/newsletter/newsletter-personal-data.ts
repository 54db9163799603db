import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataPlaces,
  type PersonalFacts,
  type PersonalRecord,
  type PersonWanted,
} from '../common/personal-data/personal-data.ts';
import { PersonalTable } from '../common/personal-data/personal-table.ts';
import { Database } from '../database/database.ts';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';

/** Who gets the newsletter, and who has left it. */
@Injectable()
export class NewsletterPersonalData implements PersonalData {
  readonly kind = 'newsletter-subscriber';
  readonly title = 'Newsletter';
  private readonly table: PersonalTable<NewsletterSubscriber>;

  constructor(places: PersonalDataPlaces, database: Database) {
    this.table = new PersonalTable(database, NewsletterSubscriber, { email: ['email'] });
    places.add(this);
  }

  async find(wanted: PersonWanted, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(wanted, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.email,
      detail: row.unsubscribedAt ? 'Has left the newsletter' : 'Gets the newsletter',
      at: row.subscribedAt,
      matched,
    }));
  }

  async tell(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ email, subscribedAt, unsubscribedAt }) => ({
      'E-mail': email,
      Subscribed: subscribedAt,
      Left: unsubscribedAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.table.delete(ids) };
  }
}
