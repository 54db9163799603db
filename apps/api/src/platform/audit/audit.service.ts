import { Injectable } from '@nestjs/common';
import { currentActor } from '../auth/access.ts';
import { inBatches } from '../database/batches.ts';
import { csvPieces } from '../http/csv.ts';
import type { Page } from '../http/paged.ts';
import { type AuditEntryResponse, type AuditFilter, type AuditQuery, toAuditEntryResponse } from './audit.dto.ts';
import { AuditRepository, type HistoryQuery } from './audit.repository.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { shorten, toSnapshot } from './audit-snapshot.ts';

/** An action of a staff member. `AuditService` adds who did it and when. */
export interface AuditRecord {
  /** In the past tense: 'created', 'published'. */
  action: string;
  /** Kind of item, in the singular: 'event'. */
  entity: string;
  entityId?: number | null;
  /** One line that describes the action. */
  summary: string;
  before?: object | null;
  after?: object | null;
}

/** A change of one item, with its complete states before and after. */
export type AuditedChange = Pick<AuditEntry, 'id' | 'at' | 'actor' | 'action' | 'before' | 'after'>;

const maxSummaryLength = 300;
const csvColumns = ['at', 'actor', 'action', 'entity', 'entityId', 'summary'];

@Injectable()
export class AuditService {
  constructor(private readonly repository: AuditRepository) {}

  /** Writes an entry in the current transaction, so that it is stored if and only if the change is. */
  async record({ action, entity, entityId, summary, before, after }: AuditRecord): Promise<void> {
    await this.repository.append({
      at: new Date(),
      actor: currentActor(),
      action,
      entity,
      entityId: entityId ?? null,
      summary: shorten(summary, maxSummaryLength),
      before: toSnapshot(before),
      after: toSnapshot(after),
    });
  }

  async list(query: AuditQuery): Promise<Page<AuditEntryResponse>> {
    const { items, total } = await this.repository.list(query);
    return { items: items.map(toAuditEntryResponse), total };
  }

  /** All matching entries as pieces of a CSV file, without the states before and after. */
  exportCsv(filter: AuditFilter): AsyncGenerator<string> {
    const batches = inBatches<AuditEntry>((last, limit) => this.repository.listAfter(filter, last?.id, limit));
    return csvPieces(csvColumns, batches, ({ at, actor, action, entity, entityId, summary }) => [
      at.toISOString(),
      actor,
      action,
      entity,
      entityId,
      summary,
    ]);
  }

  /** The changes of one item with complete snapshots, newest first. */
  history(query: HistoryQuery): Promise<Page<AuditedChange>> {
    return this.repository.history(query);
  }
}
