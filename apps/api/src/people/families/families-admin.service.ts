import { Injectable } from '@nestjs/common';
import { kampalaDay } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Config } from '../../platform/config/config.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { Database } from '../../platform/database/database.ts';
import { requireAll } from '../../platform/errors/require-all.ts';
import { csvPieces, toCsv } from '../../platform/http/csv.ts';
import { downloadName } from '../../platform/http/file-download.ts';
import type { Page } from '../../platform/http/paged.ts';
import { familiesNotFound, familyNotFound } from './families.errors.ts';
import { FamiliesRepository } from './families.repository.ts';
import {
  type FamilyBulkRequest,
  type FamilyBulkResponse,
  type FamilyFilter,
  type FamilyListQuery,
  type FamilyResponse,
  type FamilyUpdateRequest,
  toFamilyResponse,
} from './family.dto.ts';
import type { Family } from './family.entity.ts';
import type { FamilyMapResponse } from './family-map.dto.ts';

type Action = Exclude<FamilyBulkRequest['action'], 'export'>;

/** The actions on families, with their past tense for the audit log. */
const actions = {
  activate: { done: 'marked active', columns: () => ({ status: 'active' }) },
  deactivate: { done: 'marked inactive', columns: () => ({ status: 'inactive' }) },
  delete: { done: 'deleted', columns: (now) => ({ deletedAt: now }) },
  restore: { done: 'restored', columns: () => ({ deletedAt: null }) },
} satisfies Record<Action, { done: string; columns(now: Date): Partial<Family> }>;

/** The families for the office. The audit log records who did what to which family, and which fields were corrected, never their values. */
@Injectable()
export class FamiliesAdminService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async list(query: FamilyListQuery): Promise<Page<FamilyResponse>> {
    const { items, total } = await this.families.list(query);
    return { items: await this.withMembers(items), total };
  }

  /** The e-mail addresses and phone numbers of active families whose address contains the words, with ids above `after`. */
  listAddresses(
    place: string,
    after: number,
    limit: number,
  ): Promise<Pick<Family, 'id' | 'email' | 'phone' | 'language'>[]> {
    return this.families.listAddresses(place, after, limit);
  }

  /** @throws DomainError 404 */
  async get(id: number): Promise<FamilyResponse> {
    const [family] = await this.withMembers(await this.families.findByIds([id]));
    if (!family) throw familyNotFound();
    return family;
  }

  /** Families whose coordinates are not numbers count as families without a place. */
  async map(filter: FamilyFilter): Promise<FamilyMapResponse> {
    const places = (await this.families.listPlaces(filter))
      .map(({ latitude, longitude, ...family }) => ({
        ...family,
        latitude: Number(latitude),
        longitude: Number(longitude),
      }))
      .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
    const all = await this.families.countMatching({ ...filter, place: 'all' });
    return { places, withoutPlace: all - places.length, ...(this.config.mapTiles && { tiles: this.config.mapTiles }) };
  }

  /** The families that match as the pieces of a CSV file. */
  exportCsv(filter: FamilyFilter): AsyncGenerator<string> {
    const batches = inBatches<Family>((last, limit) => this.families.listBefore(filter, last?.id, limit));
    return csvPieces(csvColumns, batches, toCsvRow);
  }

  /** @throws DomainError 404 */
  update(id: number, { status, ...corrections }: FamilyUpdateRequest): Promise<FamilyResponse> {
    return this.database.transaction(async () => {
      const [family] = await this.families.findByIds([id]);
      if (!family || family.deletedAt) throw familyNotFound();
      const corrected = changesOf(family, corrections);
      if (status) await this.apply(status === 'active' ? 'activate' : 'deactivate', [family]);
      if (Object.keys(corrected).length > 0) {
        await this.families.update([id], corrected);
        await this.audit.record({
          action: 'corrected',
          entity: 'family',
          entityId: id,
          summary: `Family ${id} corrected: ${Object.keys(corrected).join(', ')}`,
        });
      }
      return this.get(id);
    });
  }

  /** @throws DomainError 404 */
  delete(id: number): Promise<FamilyResponse> {
    return this.change('delete', id);
  }

  /** @throws DomainError 404 */
  restore(id: number): Promise<FamilyResponse> {
    return this.change('restore', id);
  }

  /** @throws DomainError 404 that lists the ids that do not exist; in that case nothing is changed */
  bulk({ action, items }: FamilyBulkRequest): Promise<FamilyBulkResponse> {
    return this.database.transaction(async () => {
      const families = await this.families.findByIds(items);
      const reachesDeleted = action === 'delete' || action === 'restore' || action === 'export';
      requireAll(items, families, reachesDeleted, familiesNotFound);
      if (action === 'export')
        return {
          processed: items.length,
          fileName: downloadName('families', 'csv'),
          csv: toCsv(csvColumns, families.map(toCsvRow)),
        };
      await this.apply(action, families);
      return { processed: items.length };
    });
  }

  private change(action: 'delete' | 'restore', id: number): Promise<FamilyResponse> {
    return this.database.transaction(async () => {
      const families = await this.families.findByIds([id]);
      if (families.length === 0) throw familyNotFound();
      await this.apply(action, families);
      return this.get(id);
    });
  }

  private async apply(action: Action, families: readonly Family[]): Promise<void> {
    const { done, columns } = actions[action];
    await this.families.update(
      families.map(({ id }) => id),
      columns(new Date()),
    );
    for (const { id } of families)
      await this.audit.record({ action: done, entity: 'family', entityId: id, summary: `Family ${id} ${done}` });
  }

  private async withMembers(families: readonly Family[]): Promise<FamilyResponse[]> {
    const members = await this.families.listMembers(families.map(({ id }) => id));
    return families.map((family) =>
      toFamilyResponse(
        family,
        members.filter(({ familyId }) => familyId === family.id),
      ),
    );
  }
}

/** The columns of the specification (FAM-43); the date is the day in Kampala. */
const csvColumns = ['familyName', 'headOfFamily', 'email', 'phone', 'address', 'status', 'registrationDate'];

const toCsvRow = ({ familyName, headOfFamily, email, phone, address, status, registeredAt }: Family) => [
  familyName,
  headOfFamily,
  email,
  phone,
  address,
  status,
  kampalaDay(registeredAt),
];

/** The corrections that differ from the current values. */
function changesOf(family: Family, corrections: Partial<Family>): Partial<Family> {
  return Object.fromEntries(
    Object.entries(corrections).filter(
      ([name, value]) => value !== undefined && value !== family[name as keyof Family],
    ),
  );
}
