import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { searchIn } from '../database/search.ts';
import type { Page } from '../http/paged.ts';
import type { OutboxListQuery } from './outbox.dto.ts';
import { type OutboxChannel, OutboxMessage, type OutboxStatus } from './outbox-message.entity.ts';

/** What a finished attempt leaves behind. */
export type AttemptOutcome = Partial<Pick<OutboxMessage, 'status' | 'lastError' | 'nextAttemptAt' | 'sentAt'>>;

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMessage) private readonly messages: Repository<OutboxMessage>) {}

  async insert(message: Omit<OutboxMessage, 'id'>): Promise<void> {
    await this.messages.insert(message);
  }

  findByKeys(keys: readonly string[]): Promise<OutboxMessage[]> {
    return this.messages.findBy({ messageKey: In([...keys]) });
  }

  /** The messages of a channel whose time has come, oldest first. */
  findDue(channel: OutboxChannel, now: Date, limit: number): Promise<OutboxMessage[]> {
    return this.messages.find({
      where: { channel, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Reserves a message for one attempt until `leaseEnd`. False when another worker was first. */
  async claim({ id, attempts }: OutboxMessage, now: Date, leaseEnd: Date): Promise<boolean> {
    const claimed = await this.messages.update(
      { id, attempts, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      { attempts: attempts + 1, nextAttemptAt: leaseEnd },
    );
    return claimed.affected === 1;
  }

  /** Notes how the attempt with this number ended, unless a later one has begun. */
  async settle(id: number, attempt: number, outcome: AttemptOutcome): Promise<void> {
    await this.messages.update({ id, attempts: attempt, status: 'waiting' }, outcome);
  }

  /** One page of the messages that match, newest first, and how many match. */
  async list({ status, channel, search, limit, offset }: OutboxListQuery): Promise<Page<OutboxMessage>> {
    const rows = this.messages.createQueryBuilder('message');
    if (status !== 'all') rows.andWhere('message.status = :status', { status });
    if (channel) rows.andWhere('message.channel = :channel', { channel });
    searchIn(rows, search, ['message.recipient', 'message.subject']);
    const [items, total] = await rows.orderBy('message.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** The rows of those ids that exist, in the order of their ids. */
  findByIds(ids: readonly number[]): Promise<OutboxMessage[]> {
    return this.messages.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Lets messages that were given up begin anew. */
  async revive(ids: readonly number[], now: Date): Promise<void> {
    await this.messages.update(
      { id: In([...ids]), status: 'dead' },
      { status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now },
    );
  }

  /** Ends the pause of waiting messages that nobody is sending: a pause beyond `leaseEnd` cannot be a worker's lease. */
  async hasten(ids: readonly number[], now: Date, leaseEnd: Date): Promise<void> {
    await this.messages.update(
      { id: In([...ids]), status: 'waiting', nextAttemptAt: MoreThan(leaseEnd) },
      { nextAttemptAt: now },
    );
  }

  /** Answers how many there were. */
  async removeSentBefore(moment: Date): Promise<number> {
    return (await this.messages.delete({ status: 'sent', sentAt: LessThan(moment) })).affected ?? 0;
  }

  /** Those given up before the moment, to a few minutes: the lease of their last attempt ended before it. Answers how many there were. */
  async removeDeadBefore(moment: Date): Promise<number> {
    return (await this.messages.delete({ status: 'dead', nextAttemptAt: LessThan(moment) })).affected ?? 0;
  }

  /** Milliseconds for which the message that waits longest has been due; 0 when none is. */
  async oldestDueMs(now: Date): Promise<number> {
    const oldest = await this.messages.findOne({
      where: { status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC' },
      select: { id: true, nextAttemptAt: true },
    });
    return oldest === null ? 0 : now.getTime() - oldest.nextAttemptAt.getTime();
  }

  countWithStatus(status: OutboxStatus): Promise<number> {
    return this.messages.countBy({ status });
  }
}
