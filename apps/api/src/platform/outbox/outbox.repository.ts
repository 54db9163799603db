import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { searchIn } from '../database/search.ts';
import type { Page } from '../http/paged.ts';
import type { OutboxListQuery } from './outbox.dto.ts';
import { type OutboxChannel, OutboxMessage, type OutboxStatus } from './outbox-message.entity.ts';

/** What a finished attempt leaves behind. */
export type AttemptOutcome = Partial<
  Pick<OutboxMessage, 'status' | 'lastError' | 'nextAttemptAt' | 'sentAt' | 'text' | 'html' | 'headers'>
>;

/** Messages that leave one after the other. Those of campaigns have a lane of their own and hold up nobody else. */
export interface QueueSelection {
  channel: OutboxChannel;
  isOfCampaigns: boolean;
}

/** What became of the mails of a campaign. */
export type CampaignCounts = Record<OutboxStatus, number>;

/** Messages in one statement: with the longest texts some 5 MB, and MariaDB takes 16. */
const insertedAtOnce = 50;

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMessage) private readonly messages: Repository<OutboxMessage>) {}

  async insert(message: Omit<OutboxMessage, 'id'>): Promise<void> {
    await this.messages.insert(message);
  }

  /** Few in one statement, whose length a database server limits; without reading the ids back. */
  async insertAll(messages: readonly Omit<OutboxMessage, 'id'>[]): Promise<void> {
    for (let from = 0; from < messages.length; from += insertedAtOnce) {
      const rows = messages.slice(from, from + insertedAtOnce);
      await this.messages.createQueryBuilder().insert().values(rows).updateEntity(false).execute();
    }
  }

  /** Those of the keys that there are messages with. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const found = await this.messages.find({
      where: { messageKey: In([...keys]) },
      select: { messageKey: true, id: true },
    });
    return new Set(found.map(({ messageKey }) => messageKey));
  }

  findByKeys(keys: readonly string[]): Promise<OutboxMessage[]> {
    return this.messages.findBy({ messageKey: In([...keys]) });
  }

  /** The messages of a lane whose time has come, oldest first. */
  findDue({ channel, isOfCampaigns }: QueueSelection, now: Date, limit: number): Promise<OutboxMessage[]> {
    const campaignId = isOfCampaigns ? Not(IsNull()) : IsNull();
    return this.messages.find({
      where: { channel, campaignId, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
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

  /** Lets messages that were given up start again. */
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

  /** Without the mails of campaigns, which have figures of their own. */
  countWithStatus(status: OutboxStatus): Promise<number> {
    return this.messages.countBy({ status, campaignId: IsNull() });
  }

  async remove(id: number): Promise<void> {
    await this.messages.delete({ id });
  }

  /** Removes the mails of a campaign that wait; those under way still leave. */
  async removeWaitingOf(campaignId: number): Promise<void> {
    await this.messages.delete({ campaignId, status: 'waiting' });
  }

  /** What became of the mails of these campaigns. */
  async countOfCampaigns(ids: readonly number[]): Promise<Map<number, CampaignCounts>> {
    const counts = new Map<number, CampaignCounts>(ids.map((id) => [id, { waiting: 0, sent: 0, dead: 0 }]));
    if (ids.length === 0) return counts;
    const rows = await this.messages
      .createQueryBuilder('message')
      .select('message.campaignId', 'campaignId')
      .addSelect('message.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where({ campaignId: In([...ids]) })
      .groupBy('message.campaignId')
      .addGroupBy('message.status')
      .getRawMany<{ campaignId: number; status: OutboxStatus; count: number }>();
    for (const { campaignId, status, count } of rows) {
      const counted = counts.get(Number(campaignId));
      if (counted) counted[status] = Number(count);
    }
    return counts;
  }

  countWaitingOf(mails: { campaignId: number; attempts?: number }): Promise<number> {
    return this.messages.countBy({ ...mails, status: 'waiting' });
  }
}
