import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { languages, originalLanguage } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';

/** Current and former subscribers of the newsletter. */
@Injectable()
export class NewsletterPersonalData implements PersonalData {
  readonly kind = 'newsletter-subscriber';
  readonly title = 'Newsletter';
  private readonly table: PersonalTable<NewsletterSubscriber>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(NewsletterSubscriber) subscribers: Repository<NewsletterSubscriber>,
  ) {
    this.table = new PersonalTable(subscribers, { email: ['email'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.email,
      detail: row.unsubscribedAt ? 'Has left the newsletter' : 'Gets the newsletter',
      at: row.subscribedAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ email, language, subscribedAt, unsubscribedAt }) => ({
      'E-mail': email,
      Language: languages[language ?? originalLanguage],
      Subscribed: subscribedAt,
      Left: unsubscribedAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.table.delete(ids) };
  }
}
