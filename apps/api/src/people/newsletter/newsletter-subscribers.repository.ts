import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts';

@Injectable()
export class NewsletterSubscribersRepository {
  constructor(@InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>) {}

  findByEmailKey(emailKey: string): Promise<NewsletterSubscriber | null> {
    return this.subscribers.findOneBy({ emailKey });
  }

  /** Answers the id. Fails with a duplicate key when the address is there already. */
  async insert(columns: Omit<NewsletterSubscriber, 'id'>): Promise<number> {
    const { identifiers } = await this.subscribers.insert(columns);
    return Number(identifiers[0]?.id);
  }

  /** Also those who have left. */
  findByEmailKeys(emailKeys: readonly string[]): Promise<NewsletterSubscriber[]> {
    return this.subscribers.findBy({ emailKey: In([...emailKeys]) });
  }

  findByIds(ids: readonly number[]): Promise<NewsletterSubscriber[]> {
    return this.subscribers.findBy({ id: In([...ids]) });
  }

  /** Leaves no trace, as of somebody who never subscribed. */
  async delete(id: number): Promise<void> {
    await this.subscribers.delete({ id });
  }

  /** Lets somebody who had left come back. False when another request was first. */
  async takeBack(
    id: number,
    { email, language, subscribedAt }: Pick<NewsletterSubscriber, 'email' | 'language' | 'subscribedAt'>,
  ): Promise<boolean> {
    const { affected } = await this.subscribers.update(
      { id, unsubscribedAt: Not(IsNull()) },
      { email, language, subscribedAt, unsubscribedAt: null },
    );
    return affected === 1;
  }

  findByToken(token: string): Promise<NewsletterSubscriber | null> {
    return this.subscribers.findOneBy({ token });
  }

  /** Ends the subscription of an address, if it has one that goes on. */
  async end(emailKey: string, unsubscribedAt: Date): Promise<void> {
    await this.subscribers.update({ emailKey, unsubscribedAt: IsNull() }, { unsubscribedAt });
  }

  findById(id: number): Promise<NewsletterSubscriber | null> {
    return this.subscribers.findOneBy({ id });
  }

  /** Ends the subscription of somebody who gets it now. False when it had ended before. */
  async remove(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.subscribers.update({ id, unsubscribedAt: IsNull() }, { unsubscribedAt });
    return affected === 1;
  }

  /** Lets the subscription that ended at that moment go on. False when it did not end then. */
  async restore(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.subscribers.update({ id, unsubscribedAt }, { unsubscribedAt: null });
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
    const rows = this.subscribers.createQueryBuilder('subscriber').where('subscriber.unsubscribedAt IS NULL');
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

  /** Those who get it now, latest first; from the one that comes after `last` on, where there is one. */
  listBehind(
    last: Pick<NewsletterSubscriber, 'id' | 'subscribedAt'> | undefined,
    limit: number,
  ): Promise<NewsletterSubscriber[]> {
    const rows = this.subscribers
      .createQueryBuilder('subscriber')
      .where('subscriber.unsubscribedAt IS NULL')
      .orderBy('subscriber.subscribedAt', 'DESC')
      .addOrderBy('subscriber.id', 'DESC')
      .limit(limit);
    // The first condition follows from the second, and is one that an index can begin with.
    if (last)
      rows
        .andWhere('subscriber.subscribedAt <= :subscribedAt')
        .andWhere('(subscriber.subscribedAt < :subscribedAt OR subscriber.id < :id)', {
          subscribedAt: last.subscribedAt,
          id: last.id,
        });
    return rows.getMany();
  }

  /** Those who get it now, behind an id. */
  listAfter(id: number, limit: number): Promise<Pick<NewsletterSubscriber, 'id' | 'email' | 'language'>[]> {
    return this.subscribers.find({
      where: { id: MoreThan(id), unsubscribedAt: IsNull() },
      select: { id: true, email: true, language: true },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** How many get it now. */
  count(): Promise<number> {
    return this.subscribers.countBy({ unsubscribedAt: IsNull() });
  }

  /** How many of those who get it now came from `start` up to, but not at, `end`. */
  countSubscribed(start: Date, end: Date): Promise<number> {
    return this.subscribers.countBy({
      unsubscribedAt: IsNull(),
      subscribedAt: And(MoreThanOrEqual(start), LessThan(end)),
    });
  }
}
