import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../../platform/personal-data/personal-table.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingLine } from './waiting-line.ts';
import { WaitingListEntry } from './waiting-list-entry.entity.ts';

/** People who wait for a seat. Erasing somebody removes them from the line, and an offered seat goes to the next. */
@Injectable()
export class WaitingListPersonalData implements PersonalData {
  readonly kind = 'waiting-list-entry';
  readonly title = 'Waiting lists of events';
  private readonly table: PersonalTable<WaitingListEntry>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(WaitingListEntry) entries: Repository<WaitingListEntry>,
    private readonly events: EventsRepository,
    private readonly line: WaitingLine,
  ) {
    this.table = new PersonalTable(entries, {
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
    const entries = await this.table.rows(ids);
    const titleOf = await this.eventTitles(entries);
    return entries.map((entry) => ({
      Event: titleOf(entry),
      'First name': entry.firstName,
      'Last name': entry.lastName,
      'E-mail': entry.email,
      Phone: entry.phone,
      'Special requests': entry.specialRequests,
      'Reminder by': entry.remindBy ?? 'email',
      State: entry.state,
      'Seat held until': entry.offeredUntil,
      Joined: entry.createdAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    let count = 0;
    for (const { id, eventId } of await this.table.rows(ids))
      if (await this.line.remove(eventId, id, new Date())) count += 1;
    return { count };
  }

  private async eventTitles(entries: readonly WaitingListEntry[]): Promise<(entry: WaitingListEntry) => string> {
    const events = await this.events.table.findByIds(entries.map(({ eventId }) => eventId));
    return ({ eventId }) => events.find(({ id }) => id === eventId)?.title ?? '';
  }
}
