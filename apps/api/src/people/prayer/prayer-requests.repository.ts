import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, IsNull, LessThan, Repository } from 'typeorm';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { whereAssigned } from '../../platform/work-items/assigned-to.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import type { PrayerListQuery } from './prayer.dto.ts';
import { PrayerReply } from './prayer-reply.entity.ts';
import { PrayerRequest } from './prayer-request.entity.ts';

const open = 'prayer.deletedAt IS NULL AND prayer.isAnswered = :no';
const conditions: Record<PrayerListQuery['status'], string> = {
  all: 'prayer.deletedAt IS NULL',
  unanswered: open,
  pending: open,
  urgent: `${open} AND prayer.isUrgent = :yes`,
  answered: 'prayer.deletedAt IS NULL AND prayer.isAnswered = :yes',
  deleted: 'prayer.deletedAt IS NOT NULL',
};

/** Each query for the office states whether it includes confidential requests. */
@Injectable()
export class PrayerRequestsRepository {
  constructor(
    @InjectRepository(PrayerRequest) private readonly requests: Repository<PrayerRequest>,
    @InjectRepository(PrayerReply) private readonly replies: Repository<PrayerReply>,
    private readonly workItems: WorkItemRecords,
  ) {}

  /** Returns the id. */
  async insert(columns: Omit<PrayerRequest, 'id'>): Promise<number> {
    const { identifiers } = await this.requests.insert(columns);
    return Number(identifiers[0]?.id);
  }

  /** One page of the requests that match, and the total. Open urgent requests come first, then the latest sent; deleted ones are sorted by deletion only. */
  async list(
    { status, search, assignedTo, limit, offset }: PrayerListQuery,
    withConfidential: boolean,
  ): Promise<Page<PrayerRequest>> {
    const rows = this.requests.createQueryBuilder('prayer').where(conditions[status], { yes: true, no: false });
    if (!withConfidential) rows.andWhere('prayer.isConfidential = :no');
    searchIn(rows, search, ['prayer.name', 'prayer.request']);
    whereAssigned(rows, 'prayer-request', 'prayer.id', assignedTo);
    if (status === 'deleted') rows.orderBy('prayer.deletedAt', 'DESC');
    else rows.orderBy(`CASE WHEN prayer.isUrgent = :yes AND prayer.isAnswered = :no THEN 0 ELSE 1 END`, 'ASC');
    const [items, total] = await rows.addOrderBy('prayer.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** The existing rows among these ids, including deleted ones. */
  findByIds(ids: readonly number[], withConfidential: boolean): Promise<PrayerRequest[]> {
    return this.requests.find({
      where: { id: In([...ids]), ...(withConfidential ? {} : { isConfidential: false }) },
      order: { id: 'ASC' },
    });
  }

  /** The request with this reply key, unless it was deleted. */
  findByReplyKey(replyKey: string): Promise<PrayerRequest | null> {
    return this.requests.findOneBy({ replyKey, deletedAt: IsNull() });
  }

  async update(ids: readonly number[], columns: Partial<PrayerRequest>): Promise<void> {
    await this.requests.update({ id: In([...ids]) }, columns);
  }

  async insertReply(columns: Omit<PrayerReply, 'id' | 'request'>): Promise<void> {
    await this.replies.insert(columns);
  }

  /** The replies to any of these requests, oldest first. */
  listReplies(requestIds: readonly number[]): Promise<PrayerReply[]> {
    return this.replies.find({ where: { requestId: In([...requestIds]) }, order: { id: 'ASC' } });
  }

  /** Number of requests, of those that wait for an answer, and of the urgent ones among these. */
  async countByState(withConfidential: boolean): Promise<{ total: number; pending: number; urgent: number }> {
    const rows = this.requests;
    const seen = { deletedAt: IsNull(), ...(withConfidential ? {} : { isConfidential: false }) };
    const waiting = { ...seen, isAnswered: false };
    return {
      total: await rows.countBy(seen),
      pending: await rows.countBy(waiting),
      urgent: await rows.countBy({ ...waiting, isUrgent: true }),
    };
  }

  /** Removes for good what was deleted before `moment`, with replies and notes. Returns the number of requests removed. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    return this.remove({ deletedAt: LessThan(moment) });
  }

  /** Removes for good what was sent before `moment`, with replies and notes. Returns the number of requests removed. */
  async removeCreatedBefore(moment: Date): Promise<number> {
    return this.remove({ createdAt: LessThan(moment) });
  }

  private async remove(old: FindOptionsWhere<PrayerRequest>): Promise<number> {
    const { affected } = await this.requests.delete(old);
    await this.workItems.eraseGone('prayer-request', PrayerRequest);
    return affected ?? 0;
  }
}
