import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { excerpt, isSameName } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { PersonalTable } from '../../platform/personal-data/personal-table.ts';
import { WorkItemRecords } from '../../platform/work-items/work-item-records.ts';
import { readsConfidential } from './confidential.ts';
import { PrayerRequest } from './prayer-request.entity.ts';
import { PrayerRequestsRepository } from './prayer-requests.repository.ts';

/**
 * Prayer requests, which contain a name at most, with their answers. People who may not read confidential requests can still erase them for the
 * person: such a request is found only by the whole name, and neither its name nor its text is shown (ADR 34).
 */
@Injectable()
export class PrayerPersonalData implements PersonalData {
  readonly kind = 'prayer-request';
  readonly title = 'Prayer requests';
  private readonly table: PersonalTable<PrayerRequest>;

  constructor(
    places: PersonalDataRegistry,
    @InjectRepository(PrayerRequest) requests: Repository<PrayerRequest>,
    private readonly prayers: PrayerRequestsRepository,
    private readonly workItems: WorkItemRecords,
  ) {
    this.table = new PersonalTable(requests, { name: ['name'], text: ['request'] });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    const seesAll = readsConfidential();
    return found.flatMap(({ row, matched }) => {
      if (row.isConfidential && !seesAll) return isSameName(query.name, row.name) ? [toHidden(row)] : [];
      return [
        {
          id: row.id,
          title: row.name || 'Anonymous',
          detail: excerpt(row.request, query),
          at: row.createdAt,
          matched,
        },
      ];
    });
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    const replies = await this.prayers.listReplies(ids);
    const notesOn = await this.workItems.noteTexts('prayer-request', ids);
    const seesAll = readsConfidential();
    return (await this.table.rows(ids)).map(({ id, name, request, isPublic, isConfidential, createdAt, deviceId }) => {
      if (isConfidential && !seesAll) return { Confidential: 'To be handed over by a pastor', Sent: createdAt };
      return {
        Name: name,
        Request: request,
        'May be shared': isPublic,
        'Notified on a device': deviceId !== null,
        Sent: createdAt,
        Answers: replies
          .filter(({ requestId }) => requestId === id)
          .map((reply) => ({ Answer: reply.content, Sent: reply.createdAt })),
        Notes: notesOn(id),
      };
    });
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    await this.workItems.erase('prayer-request', ids);
    return { count: await this.table.delete(ids) };
  }
}

/** Shows somebody who may not read the request that it exists and can be erased. */
const toHidden = ({ id, createdAt }: PrayerRequest): PersonalRecord => ({
  id,
  title: 'Confidential prayer request',
  detail: 'Only a pastor may read it. It can be erased.',
  at: createdAt,
  matched: ['name'],
});
