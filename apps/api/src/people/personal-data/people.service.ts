import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Database } from '../../platform/database/database.ts';
import { phoneEnd } from '../../platform/personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonQuery,
} from '../../platform/personal-data/personal-data.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import {
  type PersonErasureResponse,
  type PersonExportResponse,
  type PersonGroupResponse,
  type PersonRecordRequest,
  type PersonRecordsRequest,
  type PersonSearchRequest,
  type PersonSearchResponse,
  toPersonRecordResponse,
} from './people.dto.ts';
import { searchIsEmpty, tooFewDigits, unknownKind } from './people.errors.ts';

/** Maximum records of one kind that a search returns. */
const maxOfAKind = 100;
const fewestDigits = 7;

/** The chosen records of one kind. */
interface Chosen {
  source: PersonalData;
  ids: number[];
}

/**
 * Finds, exports and erases what the server stores about one person, over all domains, as data protection law entitles everyone to. The audit log
 * records how many records of which kind, never whose.
 */
@Injectable()
export class PeopleService {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly settings: SiteSettingsService,
  ) {}

  /** @throws DomainError 400 */
  async search(request: PersonSearchRequest): Promise<PersonSearchResponse> {
    const query = toPersonQuery(request);
    const groups: PersonGroupResponse[] = [];
    for (const source of this.registry.list()) {
      const records = (await source.find(query, maxOfAKind + 1)).map(toPersonRecordResponse);
      if (records.length > 0)
        groups.push({
          kind: source.kind,
          title: source.title,
          records: records.slice(0, maxOfAKind),
          hasMore: records.length > maxOfAKind,
        });
    }
    return { groups };
  }

  /** @throws DomainError 400 */
  export({ records }: PersonRecordsRequest): Promise<PersonExportResponse> {
    const chosen = this.chosen(records);
    return this.database.transaction(async () => {
      const found: PersonExportResponse['sections'] = [];
      for (const { source, ids } of chosen) found.push({ title: source.title, records: await source.export(ids) });
      const sections = found.filter((section) => section.records.length > 0);
      await this.record(
        'exported',
        sections.map((section) => ({ title: section.title, count: section.records.length })),
      );
      return { keptBy: this.settings.current.identity.name, exportedAt: new Date().toISOString(), sections };
    });
  }

  /** Erases all of the records or none, for good. @throws DomainError 400 */
  erase({ records }: PersonRecordsRequest): Promise<PersonErasureResponse> {
    const chosen = this.chosen(records);
    return this.database.transaction(async () => {
      const erased: PersonErasureResponse['erased'] = [];
      for (const { source, ids } of chosen) {
        const outcome = await source.erase(ids);
        if (outcome.count > 0) erased.push({ title: source.title, ...outcome });
      }
      await this.record('erased', erased);
      return { erased };
    });
  }

  private chosen(records: readonly PersonRecordRequest[]): Chosen[] {
    const chosen = new Map<string, Chosen>();
    records.forEach(({ kind, id }, at) => {
      const source = this.registry.find(kind);
      if (!source) throw unknownKind(at);
      const ids = new Set(chosen.get(kind)?.ids).add(id);
      chosen.set(kind, { source, ids: [...ids] });
    });
    return [...chosen.values()];
  }

  private record(action: string, kinds: readonly { title: string; count: number }[]): Promise<void> {
    const what = kinds.map(({ title, count }) => `${title} ${count}`).join(', ') || 'nothing';
    return this.audit.record({ action, entity: 'person', summary: `One person's data ${action}: ${what}` });
  }
}

function toPersonQuery({ email, phone, name }: PersonSearchRequest): PersonQuery {
  if (phone && phoneEnd(phone).length < fewestDigits) throw tooFewDigits();
  const query: PersonQuery = { ...(email ? { email } : {}), ...(phone ? { phone } : {}), ...(name ? { name } : {}) };
  if (Object.keys(query).length === 0) throw searchIsEmpty();
  return query;
}
