import { Injectable } from '@nestjs/common';
import { excerpt } from '../common/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataPlaces,
  type PersonalFacts,
  type PersonalRecord,
  type PersonWanted,
} from '../common/personal-data/personal-data.ts';
import { PersonalTable } from '../common/personal-data/personal-table.ts';
import { Database } from '../database/database.ts';
import { OutboxErasure } from '../outbox/outbox-erasure.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

/** Messages with the answers they got; these go with them, in the outbox too. */
@Injectable()
export class ContactPersonalData implements PersonalData {
  readonly kind = 'contact-message';
  readonly title = 'Messages to the office';
  private readonly table: PersonalTable<ContactMessage>;

  constructor(
    places: PersonalDataPlaces,
    database: Database,
    private readonly messages: ContactMessagesRepository,
    private readonly outbox: OutboxErasure,
  ) {
    this.table = new PersonalTable(database, ContactMessage, {
      email: ['email'],
      phone: ['phone'],
      name: ['firstName', 'lastName'],
      text: ['message'],
    });
    places.add(this);
  }

  async find(wanted: PersonWanted, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(wanted, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `${row.firstName} ${row.lastName}`,
      detail: excerpt(row.message, wanted),
      at: row.createdAt,
      matched,
    }));
  }

  async tell(ids: readonly number[]): Promise<PersonalFacts[]> {
    const replies = await this.messages.listReplies(ids);
    return (await this.table.rows(ids)).map(({ id, firstName, lastName, email, phone, message, createdAt }) => ({
      'First name': firstName,
      'Last name': lastName,
      'E-mail': email,
      Phone: phone,
      Message: message,
      Sent: createdAt,
      Answers: replies
        .filter(({ messageId }) => messageId === id)
        .map((reply) => ({ Answer: reply.content, Sent: reply.createdAt })),
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    await this.outbox.eraseByKeys((await this.messages.listReplies(ids)).map(({ outboxKey }) => outboxKey));
    return { count: await this.table.delete(ids) };
  }
}
