import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { languages, originalLanguage } from '@ministry/domain';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { ContentHistory } from '../content/content-history.ts';
import { eventKind } from './event-kind.ts';
import { EventRegistration } from './event-registration.entity.ts';
import { EventsRepository } from './events.repository.ts';
import { WaitingLine } from './waiting-list/waiting-line.ts';

/** Seats at events. Erasing somebody frees the seat for somebody else. */
@Injectable()
export class RegistrationPersonalData implements PersonalData {
  readonly kind = 'event-registration';
  readonly title = 'Registrations for events';
  private readonly table: PersonalTable<EventRegistration>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(EventRegistration) registrations: Repository<EventRegistration>,
    private readonly events: EventsRepository,
    private readonly line: WaitingLine,
    private readonly history: ContentHistory,
  ) {
    this.table = new PersonalTable(registrations, {
      email: ['email'],
      phone: ['phone'],
      name: ['firstName', 'lastName'],
      text: ['specialRequests'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    const titleOf = await this.eventTitles(found.map(({ row }) => row));
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `${row.firstName} ${row.lastName}`,
      detail: titleOf(row),
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const registrations = await this.table.rows(ids);
    const titleOf = await this.eventTitles(registrations);
    return registrations.map((registration) => ({
      Event: titleOf(registration),
      'First name': registration.firstName,
      'Last name': registration.lastName,
      'E-mail': registration.email,
      Phone: registration.phone,
      'Special requests': registration.specialRequests,
      'Reminder by': registration.remindBy ?? 'email',
      Language: languages[registration.language ?? originalLanguage],
      'Notified on a device': registration.deviceId !== null,
      'Confirmation code': registration.confirmationCode,
      Registered: registration.createdAt,
      'Thanked for coming': registration.thankedAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number; note?: string }> {
    let count = 0;
    for (const { id, eventId } of await this.table.rows(ids)) {
      // Only the caller that removes the row frees its seat, so that no seat is freed twice.
      if ((await this.table.delete([id])) === 0) continue;
      await this.line.release(eventId, new Date());
      count += 1;
    }
    if (count === 0) return { count };
    this.history.refreshReads(eventKind.plural);
    return { count, note: count === 1 ? '1 seat is free again' : `${count} seats are free again` };
  }

  private async eventTitles(
    registrations: readonly EventRegistration[],
  ): Promise<(registration: EventRegistration) => string> {
    const events = await this.events.table.findByIds(registrations.map(({ eventId }) => eventId));
    return ({ eventId }) => events.find(({ id }) => id === eventId)?.title ?? '';
  }
}
