import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { languages, originalLanguage } from '@ministry/domain';
import { OutboxPersonalData } from '../../platform/outbox/outbox-personal-data.ts';
import { excerpt } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

/** Messages with their answers and the notes of the office; erasing removes these too, and the answers in the outbox. */
@Injectable()
export class ContactPersonalData implements PersonalData {
  readonly kind = 'contact-message';
  readonly title = 'Messages to the office';
  private readonly table: PersonalTable<ContactMessage>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(ContactMessage) rows: Repository<ContactMessage>,
    private readonly messages: ContactMessagesRepository,
    private readonly outbox: OutboxPersonalData,
    private readonly workItems: WorkItemRecords,
  ) {
    this.table = new PersonalTable(rows, {
      email: ['email'],
      phone: ['phone'],
      name: ['firstName', 'lastName'],
      text: ['message'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `${row.firstName} ${row.lastName}`,
      detail: excerpt(row.message, query),
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const replies = await this.messages.listReplies(ids);
    const notesOn = await this.workItems.noteTexts('contact-message', ids);
    return (await this.table.rows(ids)).map(
      ({ id, firstName, lastName, email, phone, message, language, createdAt }) => ({
        'First name': firstName,
        'Last name': lastName,
        'E-mail': email,
        Phone: phone,
        Message: message,
        Language: languages[language ?? originalLanguage],
        Sent: createdAt,
        Answers: replies
          .filter(({ messageId }) => messageId === id)
          .map((reply) => ({ Answer: reply.content, Sent: reply.createdAt })),
        Notes: notesOn(id),
      }),
    );
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    await this.outbox.eraseByKeys((await this.messages.listReplies(ids)).map(({ outboxKey }) => outboxKey));
    await this.workItems.erase('contact-message', ids);
    return { count: await this.table.delete(ids) };
  }
}
