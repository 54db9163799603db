import { Injectable } from '@nestjs/common';
import { type AuditedChange, AuditService } from '../../platform/audit/audit.service.ts';
import type { Page, PageQuery } from '../../platform/http/paged.ts';
import { versionNotFound } from './content.errors.ts';
import { ContentRegistry } from './content-registry.ts';
import type { ContentVersionItemResponse, ContentVersionResponse } from './content-version.dto.ts';

type Snapshot = Record<string, unknown>;

/** Fields that every change updates, and fields that change without an edit of the item. */
const bookkeeping = new Set(['updatedAt', 'updatedBy', 'version', 'seatsTaken', 'seatsLeft']);
/** Id of the version before the first recorded change: the item as it was seeded, or sent in by a visitor. */
const beforeAll = 0;

/** Earlier versions of items, from the audit log. */
@Injectable()
export class ContentVersionsService {
  constructor(
    private readonly registry: ContentRegistry,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. @param plural the kind, such as 'events'. @throws DomainError 404 */
  async list(plural: string, id: number, { limit, offset }: PageQuery): Promise<Page<ContentVersionResponse>> {
    const { entity, current } = await this.itemOf(plural, id);
    const { items, total } = await this.audit.history({ entity, entityId: id, limit, offset });
    const first = await this.firstOf(entity, id, total, current);
    const isLastPage = first !== null && offset <= total && offset + limit > total;
    return {
      items: [...items.map(toVersion), ...(isLastPage ? [withoutItem(first)] : [])],
      total: total + (first ? 1 : 0),
    };
  }

  /** @throws DomainError 404 */
  async get(plural: string, id: number, entryId: number): Promise<ContentVersionItemResponse> {
    const { entity, current } = await this.itemOf(plural, id);
    const { items, total } = await this.audit.history({
      entity,
      entityId: id,
      ...(entryId === beforeAll ? {} : { id: entryId }),
      limit: 1,
      offset: 0,
    });
    const [entry] = items;
    const version =
      entryId === beforeAll
        ? await this.firstOf(entity, id, total, current)
        : entry && { ...toVersion(entry), item: entry.after ?? {} };
    if (!version) throw versionNotFound();
    return version;
  }

  private async itemOf(plural: string, id: number): Promise<{ entity: string; current: Snapshot }> {
    const service = this.registry.find(plural);
    return { entity: service.kind.name, current: (await service.snapshotOf(id)) as Snapshot };
  }

  /** The item before its oldest entry of `total`; null if that entry created the item. */
  private async firstOf(
    entity: string,
    entityId: number,
    total: number,
    current: Snapshot,
  ): Promise<ContentVersionItemResponse | null> {
    const [oldest] =
      total === 0 ? [] : (await this.audit.history({ entity, entityId, limit: 1, offset: total - 1 })).items;
    const item = oldest ? (oldest.before as Snapshot | null) : current;
    if (item === null) return null;
    return {
      id: beforeAll,
      version: versionOf(item),
      at: String(item['updatedAt']),
      actor: (item['updatedBy'] as string | undefined) ?? null,
      action: 'recorded',
      changed: [],
      item,
    };
  }
}

const versionOf = ({ version }: Snapshot): number | null => (typeof version === 'number' ? version : null);

const withoutItem = ({ item: _item, ...version }: ContentVersionItemResponse): ContentVersionResponse => version;

function toVersion({ id, at, actor, action, before, after }: AuditedChange): ContentVersionResponse {
  return {
    id,
    version: versionOf(after as Snapshot),
    at: at.toISOString(),
    actor,
    action,
    changed: changedIn(before as Snapshot | null, after as Snapshot),
  };
}

/** The fields that differ; none if there was no earlier state. */
function changedIn(before: Snapshot | null, after: Snapshot): string[] {
  if (before === null) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !bookkeeping.has(field),
  );
  return fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null));
}
