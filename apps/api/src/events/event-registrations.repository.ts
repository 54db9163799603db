import { Injectable } from '@nestjs/common';
import { Between } from 'typeorm';
import type { Page } from '../common/http/paged.ts';
import { searchIn } from '../common/search.ts';
import { Database } from '../database/database.ts';
import { EventEntity } from './event.entity.ts';
import { EventRegistration } from './event-registration.entity.ts';

@Injectable()
export class EventRegistrationsRepository {
  constructor(private readonly database: Database) {}

  /** The seat that this person has at the event, or null. */
  findByPerson(eventId: number, personKey: string): Promise<EventRegistration | null> {
    return this.database.repository(EventRegistration).findOneBy({ eventId, personKey });
  }

  /** Fails with a duplicate key when the person has a seat already, or when the code is taken. */
  async insert(columns: Omit<EventRegistration, 'id' | 'event'>): Promise<EventRegistration> {
    const { identifiers } = await this.database.repository(EventRegistration).insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** One page of an event's registrations in the order they came, and how many there are. */
  async listOfEvent(eventId: number, limit: number, offset: number): Promise<Page<EventRegistration>> {
    const [items, total] = await this.database
      .repository(EventRegistration)
      .findAndCount({ where: { eventId }, order: { id: 'ASC' }, take: limit, skip: offset });
    return { items, total };
  }

  /** All registrations of an event in the order they came. */
  listAllOfEvent(eventId: number): Promise<EventRegistration[]> {
    return this.database.repository(EventRegistration).find({ where: { eventId }, order: { id: 'ASC' } });
  }

  /** The latest registrations over all events that are not deleted with these words in name, address or code, with their event, and how many there are. */
  async search(words: string, limit: number): Promise<Page<EventRegistration>> {
    const rows = this.database
      .repository(EventRegistration)
      .createQueryBuilder('registration')
      .innerJoinAndSelect('registration.event', 'event')
      .where('event.deletedAt IS NULL');
    searchIn(
      rows,
      words,
      ['firstName', 'lastName', 'email', 'phone', 'confirmationCode'].map((column) => `registration.${column}`),
    );
    const [items, total] = await rows.orderBy('registration.id', 'DESC').limit(limit).getManyAndCount();
    return { items, total };
  }

  /** Removes those for events that were over before the moment, however long ago they were made. Answers how many went. */
  async removeOfEventsOverBefore(moment: Date): Promise<number> {
    const rows = this.database.repository(EventRegistration).createQueryBuilder().delete();
    const over = this.database
      .repository(EventEntity)
      .createQueryBuilder('event')
      .select('event.id')
      .where('COALESCE(event.endDate, event.date) < :moment', { moment });
    return (await rows.where(`eventId IN (${over.getQuery()})`, over.getParameters()).execute()).affected ?? 0;
  }

  /** How many there are, over all events. */
  count(): Promise<number> {
    return this.database.repository(EventRegistration).count();
  }

  /** How many were made from `start` up to, but not at, `end`. */
  countMade(start: Date, end: Date): Promise<number> {
    return this.database
      .repository(EventRegistration)
      .countBy({ createdAt: Between(start, new Date(end.getTime() - 1)) });
  }
}
