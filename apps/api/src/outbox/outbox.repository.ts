import { Injectable } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Page } from '../common/http/paged.ts';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import type { OutboxListQuery } from './outbox.dto.ts';
import { type OutboxChannel, OutboxMessage, type OutboxStatus } from './outbox-message.entity.ts';

/** What a finished attempt leaves behind. */
export type AttemptOutcome = Partial<Pick<OutboxMessage, 'status' | 'lastError' | 'nextAttemptAt' | 'sentAt'>>;

@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(message: Omit<OutboxMessage, 'id'>): Promise<void> {
    await this.database.repository(OutboxMessage).insert(message);
  }

  findByKeys(keys: readonly string[]): Promise<OutboxMessage[]> {
    return this.database.repository(OutboxMessage).findBy({ messageKey: In([...keys]) });
  }

  /** The messages of a channel whose time has come, oldest first. */
  findDue(channel: OutboxChannel, now: Date, limit: number): Promise<OutboxMessage[]> {
    return this.database.repository(OutboxMessage).find({
      where: { channel, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Reserves a message for one attempt until `leaseEnd`. False when another worker was first. */
  async claim({ id, attempts }: OutboxMessage, now: Date, leaseEnd: Date): Promise<boolean> {
    const claimed = await this.database
      .repository(OutboxMessage)
      .update(
        { id, attempts, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
        { attempts: attempts + 1, nextAttemptAt: leaseEnd },
      );
    return claimed.affected === 1;
  }

  /** Notes how the attempt with this number ended, unless a later one has begun. */
  async settle(id: number, attempt: number, outcome: AttemptOutcome): Promise<void> {
    await this.database.repository(OutboxMessage).update({ id, attempts: attempt, status: 'waiting' }, outcome);
  }

  /** One page of the messages that match, newest first, and how many match. */
  async list({ status, channel, search, limit, offset }: OutboxListQuery): Promise<Page<OutboxMessage>> {
    const rows = this.database.repository(OutboxMessage).createQueryBuilder('message');
    if (status) rows.andWhere('message.status = :status', { status });
    if (channel) rows.andWhere('message.channel = :channel', { channel });
    searchIn(rows, search, ['message.recipient', 'message.subject']);
    const [items, total] = await rows.orderBy('message.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** The rows of those ids that exist, in the order of their ids. */
  findByIds(ids: readonly number[]): Promise<OutboxMessage[]> {
    return this.database.repository(OutboxMessage).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Lets messages that were given up begin anew. */
  async revive(ids: readonly number[], now: Date): Promise<void> {
    await this.database
      .repository(OutboxMessage)
      .update(
        { id: In([...ids]), status: 'dead' },
        { status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now },
      );
  }

  /** Ends the pause of waiting messages that nobody is sending: a pause beyond `leaseEnd` cannot be a worker's lease. */
  async hasten(ids: readonly number[], now: Date, leaseEnd: Date): Promise<void> {
    await this.database
      .repository(OutboxMessage)
      .update({ id: In([...ids]), status: 'waiting', nextAttemptAt: MoreThan(leaseEnd) }, { nextAttemptAt: now });
  }

  /** Answers how many there were. */
  async removeSentBefore(moment: Date): Promise<number> {
    return (
      (await this.database.repository(OutboxMessage).delete({ status: 'sent', sentAt: LessThan(moment) })).affected ?? 0
    );
  }

  /** Those given up before the moment, to a few minutes: the lease of their last attempt ended before it. Answers how many there were. */
  async removeDeadBefore(moment: Date): Promise<number> {
    return (
      (await this.database.repository(OutboxMessage).delete({ status: 'dead', nextAttemptAt: LessThan(moment) }))
        .affected ?? 0
    );
  }

  countWithStatus(status: OutboxStatus): Promise<number> {
    return this.database.repository(OutboxMessage).countBy({ status });
  }
}
