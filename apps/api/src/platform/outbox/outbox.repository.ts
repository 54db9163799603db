import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { removeInBatches } from '../database/batches.ts';
import { searchIn } from '../database/search.ts';
import type { Page } from '../http/paged.ts';
import type { OutboxListQuery } from './outbox.dto.ts';
import { type OutboxChannel, OutboxMessage, type OutboxStatus } from './outbox-message.entity.ts';

/** Columns that change when an attempt ends. */
export type AttemptOutcome = Partial<
  Pick<OutboxMessage, 'status' | 'lastError' | 'nextAttemptAt' | 'sentAt' | 'text' | 'html' | 'headers'>
>;

/** Which channel queue. Campaigns have separate ones, so that they delay no other messages. */
export interface QueueKey {
  channel: OutboxChannel;
  isOfCampaigns: boolean;
}

/** Number of mails of a campaign by delivery status. */
export type CampaignCounts = Record<OutboxStatus, number>;

/** Messages in one statement. With the longest texts they have about 5 MB; MariaDB accepts 16 MB. */
const insertedAtOnce = 50;

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMessage) private readonly messages: Repository<OutboxMessage>) {}

  async insert(message: Omit<OutboxMessage, 'id'>): Promise<void> {
    await this.messages.insert(message);
  }

  /** Inserts in small batches, because a database server limits the length of a statement. Does not read the ids back. */
  async insertAll(messages: readonly Omit<OutboxMessage, 'id'>[]): Promise<void> {
    for (let from = 0; from < messages.length; from += insertedAtOnce) {
      const rows = messages.slice(from, from + insertedAtOnce);
      await this.messages.createQueryBuilder().insert().values(rows).updateEntity(false).execute();
    }
  }

  /** Returns the keys that are already used by messages. */
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

  /** The due messages of a queue, oldest first. */
  findDue({ channel, isOfCampaigns }: QueueKey, now: Date, limit: number): Promise<OutboxMessage[]> {
    const campaignId = isOfCampaigns ? Not(IsNull()) : IsNull();
    return this.messages.find({
      where: { channel, campaignId, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Reserves a message for one attempt until `leaseEnd`. Returns false if another worker was first. */
  async claim({ id, attempts }: OutboxMessage, now: Date, leaseEnd: Date): Promise<boolean> {
    const claimed = await this.messages.update(
      { id, attempts, status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      { attempts: attempts + 1, nextAttemptAt: leaseEnd },
    );
    return claimed.affected === 1;
  }

  /** Stores how the attempt with this number ended, unless a later attempt has begun. */
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

  /** Makes dead messages wait again, with a new series of attempts. */
  async revive(ids: readonly number[], now: Date): Promise<void> {
    await this.messages.update(
      { id: In([...ids]), status: 'dead' },
      { status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now },
    );
  }

  /** Ends the pause of waiting messages that no worker is sending. A pause that ends after `leaseEnd` cannot be a lease. */
  async makeDueNow(ids: readonly number[], now: Date, leaseEnd: Date): Promise<void> {
    await this.messages.update(
      { id: In([...ids]), status: 'waiting', nextAttemptAt: MoreThan(leaseEnd) },
      { nextAttemptAt: now },
    );
  }

  /** Returns the number of removed messages. */
  removeSentBefore(moment: Date): Promise<number> {
    return removeInBatches(this.messages, { status: 'sent', sentAt: LessThan(moment) });
  }

  /** Removes messages that failed for good before the given time, to within minutes: their last lease ended before it. Returns their number. */
  removeDeadBefore(moment: Date): Promise<number> {
    return removeInBatches(this.messages, { status: 'dead', nextAttemptAt: LessThan(moment) });
  }

  /** Milliseconds since the message that waits longest became due; 0 if none is due. */
  async oldestDueMs(now: Date): Promise<number> {
    const oldest = await this.messages.findOne({
      where: { status: 'waiting', nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC' },
      select: { id: true, nextAttemptAt: true },
    });
    return oldest === null ? 0 : now.getTime() - oldest.nextAttemptAt.getTime();
  }

  /** Does not count the mails of campaigns, which have separate figures. */
  countWithStatus(status: OutboxStatus): Promise<number> {
    return this.messages.countBy({ status, campaignId: IsNull() });
  }

  async remove(id: number): Promise<void> {
    await this.messages.delete({ id });
  }

  /** Removes the waiting mails of a campaign. Mails that are being sent at this time are still delivered. */
  async removeWaitingOf(campaignId: number): Promise<void> {
    await this.messages.delete({ campaignId, status: 'waiting' });
  }

  /** Counts the mails of these campaigns by delivery status. */
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
