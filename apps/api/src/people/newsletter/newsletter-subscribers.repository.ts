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

  /** Returns the id. Fails with a duplicate key if the address already exists. */
  async insert(columns: Omit<NewsletterSubscriber, 'id'>): Promise<number> {
    const { identifiers } = await this.subscribers.insert(columns);
    return Number(identifiers[0]?.id);
  }

  /** Includes former subscribers. */
  findByEmailKeys(emailKeys: readonly string[]): Promise<NewsletterSubscriber[]> {
    return this.subscribers.findBy({ emailKey: In([...emailKeys]) });
  }

  findByIds(ids: readonly number[]): Promise<NewsletterSubscriber[]> {
    return this.subscribers.findBy({ id: In([...ids]) });
  }

  /** Removes the row, as if the person had never subscribed. */
  async delete(id: number): Promise<void> {
    await this.subscribers.delete({ id });
  }

  /** Resubscribes a former subscriber. Returns false if another request was first. */
  async resubscribe(
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

  /** Ends the subscription of an address. Replaces an earlier end, so that the office can no longer undo its own. */
  async endByEmailKey(emailKey: string, unsubscribedAt: Date): Promise<void> {
    await this.subscribers.update({ emailKey }, { unsubscribedAt });
  }

  findById(id: number): Promise<NewsletterSubscriber | null> {
    return this.subscribers.findOneBy({ id });
  }

  /** Ends a current subscription. Returns false if it had already ended. */
  async endById(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.subscribers.update({ id, unsubscribedAt: IsNull() }, { unsubscribedAt });
    return affected === 1;
  }

  /** Continues a subscription that ended at the given time. Returns false if it did not end then. */
  async restore(id: number, unsubscribedAt: Date): Promise<boolean> {
    const { affected } = await this.subscribers.update({ id, unsubscribedAt }, { unsubscribedAt: null });
    return affected === 1;
  }

  /** One page of the current subscribers whose address contains the words, latest first, and the total. */
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

  /** Current subscribers, latest first, starting after `last` if it is given. */
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
    // The first condition follows from the second; it allows the database to start at an index.
    if (last)
      rows
        .andWhere('subscriber.subscribedAt <= :subscribedAt')
        .andWhere('(subscriber.subscribedAt < :subscribedAt OR subscriber.id < :id)', {
          subscribedAt: last.subscribedAt,
          id: last.id,
        });
    return rows.getMany();
  }

  /** Current subscribers with ids above `id`. */
  listAfter(id: number, limit: number): Promise<Pick<NewsletterSubscriber, 'id' | 'email' | 'language'>[]> {
    return this.subscribers.find({
      where: { id: MoreThan(id), unsubscribedAt: IsNull() },
      select: { id: true, email: true, language: true },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Number of current subscribers. */
  count(): Promise<number> {
    return this.subscribers.countBy({ unsubscribedAt: IsNull() });
  }

  /** Number of current subscribers who subscribed from `start` up to, but not at, `end`. */
  countSubscribed(start: Date, end: Date): Promise<number> {
    return this.subscribers.countBy({
      unsubscribedAt: IsNull(),
      subscribedAt: And(MoreThanOrEqual(start), LessThan(end)),
    });
  }
}
