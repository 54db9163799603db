import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type FindOptionsWhere, In, IsNull, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { measurePeriods } from '../../platform/database/periods.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import { whereAssigned } from '../../platform/work-items/assigned-to.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import type { ContactListQuery } from './contact.dto.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactReply } from './contact-reply.entity.ts';

const notDeleted = 'message.deletedAt IS NULL';
const conditions: Record<ContactListQuery['status'], string> = {
  all: notDeleted,
  unread: `${notDeleted} AND message.isRead = :no`,
  read: `${notDeleted} AND message.isRead = :yes`,
  unanswered: `${notDeleted} AND message.isAnswered = :no`,
  answered: `${notDeleted} AND message.isAnswered = :yes`,
  deleted: 'message.deletedAt IS NOT NULL',
};
const searched = ['firstName', 'lastName', 'email', 'phone', 'message'].map((column) => `message.${column}`);

@Injectable()
export class ContactMessagesRepository {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    @InjectRepository(ContactReply) private readonly replies: Repository<ContactReply>,
    private readonly workItems: WorkItemRecords,
  ) {}

  async insert(columns: Omit<ContactMessage, 'id'>): Promise<ContactMessage> {
    const { identifiers } = await this.messages.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** One page of the messages that match, the latest first (for deleted ones by deletion), and the total. */
  async list({ status, search, assignedTo, limit, offset }: ContactListQuery): Promise<Page<ContactMessage>> {
    // Words select far fewer rows than any status: the plus keeps databases from starting at the index of the status.
    const condition = search
      ? conditions[status].replace('message.deletedAt', '+message.deletedAt')
      : conditions[status];
    const rows = this.messages.createQueryBuilder('message').where(condition, { yes: true, no: false });
    searchIn(rows, search, searched);
    whereAssigned(rows, 'contact-message', 'message.id', assignedTo);
    if (status === 'deleted') rows.orderBy('message.deletedAt', 'DESC');
    const [items, total] = await rows.addOrderBy('message.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** The existing rows among these ids, including deleted ones. */
  findByIds(ids: readonly number[]): Promise<ContactMessage[]> {
    return this.messages.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  async update(ids: readonly number[], columns: Partial<ContactMessage>): Promise<void> {
    await this.messages.update({ id: In([...ids]) }, columns);
  }

  async insertReply(columns: Omit<ContactReply, 'id' | 'message'>): Promise<void> {
    await this.replies.insert(columns);
  }

  /** The replies to any of these messages, oldest first. */
  listReplies(messageIds: readonly number[]): Promise<ContactReply[]> {
    return this.replies.find({ where: { messageId: In([...messageIds]) }, order: { id: 'ASC' } });
  }

  /** Number of messages, and number of unread ones. */
  async countByState(): Promise<{ total: number; unread: number }> {
    const rows = this.messages;
    return {
      total: await rows.countBy({ deletedAt: IsNull() }),
      unread: await rows.countBy({ deletedAt: IsNull(), isRead: false }),
    };
  }

  /** Number of messages sent from `start` up to, but not at, `end`. */
  countSent(start: Date, end: Date): Promise<number> {
    return this.messages.countBy({ deletedAt: IsNull(), createdAt: And(MoreThanOrEqual(start), LessThan(end)) });
  }

  /** Number of messages sent in each of the periods, without deleted ones. */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return measurePeriods(this.messages, { column: 'createdAt', bounds, where: { deletedAt: IsNull() } });
  }

  /** Removes for good what was deleted before `moment`, with replies and notes. Returns the number of messages removed. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    return this.remove({ deletedAt: LessThan(moment) });
  }

  /** Removes for good what was sent before `moment`, with replies and notes. Returns the number of messages removed. */
  async removeCreatedBefore(moment: Date): Promise<number> {
    return this.remove({ createdAt: LessThan(moment) });
  }

  private async remove(old: FindOptionsWhere<ContactMessage>): Promise<number> {
    const { affected } = await this.messages.delete(old);
    await this.workItems.eraseGone('contact-message', ContactMessage);
    return affected ?? 0;
  }
}
