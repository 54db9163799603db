import { Injectable } from '@nestjs/common';
import { And, In, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Page } from '../common/http/paged.ts';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import type { ContactListQuery } from './contact.dto.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactReply } from './contact-reply.entity.ts';

const kept = 'message.deletedAt IS NULL';
const conditions: Record<ContactListQuery['status'], string> = {
  all: kept,
  unread: `${kept} AND message.isRead = :no`,
  read: `${kept} AND message.isRead = :yes`,
  unanswered: `${kept} AND message.isAnswered = :no`,
  answered: `${kept} AND message.isAnswered = :yes`,
  deleted: 'message.deletedAt IS NOT NULL',
};
const searched = ['firstName', 'lastName', 'email', 'phone', 'message'].map((column) => `message.${column}`);

@Injectable()
export class ContactMessagesRepository {
  constructor(private readonly database: Database) {}

  async insert(columns: Omit<ContactMessage, 'id'>): Promise<ContactMessage> {
    const { identifiers } = await this.database.repository(ContactMessage).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** One page of the messages that match, the last sent first (or the last deleted), and how many match. */
  async list({ status, search, limit, offset }: ContactListQuery): Promise<Page<ContactMessage>> {
    const rows = this.database
      .repository(ContactMessage)
      .createQueryBuilder('message')
      .where(conditions[status], { yes: true, no: false });
    searchIn(rows, search, searched);
    if (status === 'deleted') rows.orderBy('message.deletedAt', 'DESC');
    const [items, total] = await rows.addOrderBy('message.id', 'DESC').offset(offset).limit(limit).getManyAndCount();
    return { items, total };
  }

  /** The rows of those ids that exist, deleted ones too. */
  findByIds(ids: readonly number[]): Promise<ContactMessage[]> {
    return this.database.repository(ContactMessage).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  async update(ids: readonly number[], columns: Partial<ContactMessage>): Promise<void> {
    await this.database.repository(ContactMessage).update({ id: In([...ids]) }, columns);
  }

  async insertReply(columns: Omit<ContactReply, 'id' | 'message'>): Promise<void> {
    await this.database.repository(ContactReply).insert(columns);
  }

  /** The replies to any of these messages, oldest first. */
  listReplies(messageIds: readonly number[]): Promise<ContactReply[]> {
    return this.database
      .repository(ContactReply)
      .find({ where: { messageId: In([...messageIds]) }, order: { id: 'ASC' } });
  }

  /** How many there are, how many of them nobody has read. */
  async countByState(): Promise<{ total: number; unread: number }> {
    const rows = this.database.repository(ContactMessage);
    return {
      total: await rows.countBy({ deletedAt: IsNull() }),
      unread: await rows.countBy({ deletedAt: IsNull(), isRead: false }),
    };
  }

  /** How many came from `start` up to, but not at, `end`. */
  countSent(start: Date, end: Date): Promise<number> {
    return this.database
      .repository(ContactMessage)
      .countBy({ deletedAt: IsNull(), createdAt: And(MoreThanOrEqual(start), LessThan(end)) });
  }

  /** Removes for good, replies included, what was deleted before one moment or written before another. Answers how many went. */
  async removeOld(deletedBefore: Date, createdBefore: Date): Promise<number> {
    const rows = this.database.repository(ContactMessage);
    const deleted = await rows.delete({ deletedAt: LessThan(deletedBefore) });
    const old = await rows.delete({ createdAt: LessThan(createdBefore) });
    return (deleted.affected ?? 0) + (old.affected ?? 0);
  }
}
