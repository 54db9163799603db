import { Injectable } from '@nestjs/common';
import { And, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import type { Page } from '../common/http/paged.ts';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';

@Injectable()
export class NewsletterSubscribersRepository {
  constructor(private readonly database: Database) {}

  findByEmailKey(emailKey: string): Promise<NewsletterSubscriber | null> {
    return this.database.repository(NewsletterSubscriber).findOneBy({ emailKey });
  }

  /** Fails with a duplicate key when the address is there already. */
  async insert(columns: Omit<NewsletterSubscriber, 'id'>): Promise<void> {
    await this.database.repository(NewsletterSubscriber).insert(columns);
  }

  /** Lets somebody who had left come back. False when another request was first. */
  async takeBack(id: number, email: string, subscribedAt: Date): Promise<boolean> {
    const { affected } = await this.database
      .repository(NewsletterSubscriber)
      .update({ id, unsubscribedAt: Not(IsNull()) }, { email, subscribedAt, unsubscribedAt: null });
    return affected === 1;
  }

  /** Ends the subscription of a token, if it has one that goes on. */
  async end(token: string, unsubscribedAt: Date): Promise<void> {
    await this.database
      .repository(NewsletterSubscriber)
      .update({ token, unsubscribedAt: IsNull() }, { unsubscribedAt });
  }

  findById(id: number): Promise<NewsletterSubscriber | null> {
    return this.database.repository(NewsletterSubscriber).findOneBy({ id });
  }

  /** Ends the subscription of somebody who gets it now. False when it had ended before. */
  async remove(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.database
      .repository(NewsletterSubscriber)
      .update({ id, unsubscribedAt: IsNull() }, { unsubscribedAt });
    return affected === 1;
  }

  /** Lets the subscription that ended at that moment go on. False when it did not end then. */
  async restore(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.database
      .repository(NewsletterSubscriber)
      .update({ id, unsubscribedAt }, { unsubscribedAt: null });
    return affected === 1;
  }

  /** One page of those who get it now and whose address holds the words, latest first, and how many they are. */
  async list({
    search,
    limit,
    offset,
  }: {
    search?: string;
    limit: number;
    offset: number;
  }): Promise<Page<NewsletterSubscriber>> {
    const rows = this.database
      .repository(NewsletterSubscriber)
      .createQueryBuilder('subscriber')
      .where('subscriber.unsubscribedAt IS NULL');
    searchIn(rows, search, ['subscriber.email']);
    const total = await rows.getCount();
    return {
      items: await rows
        .orderBy('subscriber.subscribedAt', 'DESC')
        .addOrderBy('subscriber.id', 'DESC')
        .offset(offset)
        .limit(limit)
        .getMany(),
      total,
    };
  }

  /** All who get it now, latest first. */
  listAll(): Promise<NewsletterSubscriber[]> {
    return this.database
      .repository(NewsletterSubscriber)
      .find({ where: { unsubscribedAt: IsNull() }, order: { subscribedAt: 'DESC', id: 'DESC' } });
  }

  /** How many get it now. */
  count(): Promise<number> {
    return this.database.repository(NewsletterSubscriber).countBy({ unsubscribedAt: IsNull() });
  }

  /** How many of those who get it now came from `start` up to, but not at, `end`. */
  countSubscribed(start: Date, end: Date): Promise<number> {
    return this.database
      .repository(NewsletterSubscriber)
      .countBy({ unsubscribedAt: IsNull(), subscribedAt: And(MoreThanOrEqual(start), LessThan(end)) });
  }
}
