import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { excerpt } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonWanted,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/** Requests for prayer, which know a name at most, with the answers they got. */
@Injectable()
export class PrayerPersonalData implements PersonalData {
  readonly kind = 'prayer-request';
  readonly title = 'Prayer requests';
  private readonly table: PersonalTable<PrayerRequest>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(PrayerRequest) requests: Repository<PrayerRequest>,
    private readonly prayers: PrayerRequestsRepository,
  ) {
    this.table = new PersonalTable(requests, { name: ['name'], text: ['request'] });
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

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
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
