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
import { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/** Requests for prayer, which know a name at most, with the answers they got. */
@Injectable()
export class PrayerPersonalData implements PersonalData {
  readonly kind = 'prayer-request';
  readonly title = 'Prayer requests';
  private readonly table: PersonalTable<PrayerRequest>;

  constructor(
    places: PersonalDataPlaces,
    database: Database,
    private readonly prayers: PrayerRequestsRepository,
  ) {
    this.table = new PersonalTable(database, PrayerRequest, { name: ['name'], text: ['request'] });
    places.add(this);
  }

  async find(wanted: PersonWanted, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(wanted, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: row.name || 'Anonymous',
      detail: excerpt(row.request, wanted),
      at: row.createdAt,
      matched,
    }));
  }

  async tell(ids: readonly number[]): Promise<PersonalFacts[]> {
    const replies = await this.prayers.listReplies(ids);
    return (await this.table.rows(ids)).map(({ id, name, request, isPublic, createdAt }) => ({
      Name: name,
      Request: request,
      'May be shared': isPublic,
      Sent: createdAt,
      Answers: replies
        .filter(({ requestId }) => requestId === id)
        .map((reply) => ({ Answer: reply.content, Sent: reply.createdAt })),
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    return { count: await this.table.delete(ids) };
  }
}
