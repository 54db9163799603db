import { Injectable } from '@nestjs/common';
import { currentActor } from '../auth/access.ts';
import { inBatches } from '../database/batches.ts';
import { csvPieces } from '../http/csv.ts';
import type { Page } from '../http/paged.ts';
import { type AuditEntryResponse, type AuditFilter, type AuditQuery, toAuditEntryResponse } from './audit.dto.ts';
import { AuditRepository, type HistoryQuery } from './audit.repository.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { shorten, toSnapshot } from './audit-snapshot.ts';

/** Something a staff member did, as the caller tells it; who and when are added here. */
export interface AuditRecord {
  /** In the past tense: 'created', 'published'. */
  action: string;
  /** Kind of thing, in the singular: 'event'. */
  entity: string;
  entityId?: number | null;
  /** One line for a person to read. */
  summary: string;
  before?: object | null;
  after?: object | null;
}

/** What was done to one thing, and what it looked like before and after, whole. */
export type AuditedChange = Pick<AuditEntry, 'id' | 'at' | 'actor' | 'action' | 'before' | 'after'>;

const maxSummaryLength = 300;
const csvColumns = ['at', 'actor', 'action', 'entity', 'entityId', 'summary'];

@Injectable()
export class AuditService {
  constructor(private readonly repository: AuditRepository) {}

  /** Writes an entry in the transaction under way, so that it stands exactly when the change does. */
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

  /** All entries that match, without what things looked like before and after, as the pieces of a CSV file. */
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

  /** What was kept of one thing, whole, newest first. */
  history(query: HistoryQuery): Promise<Page<AuditedChange>> {
    return this.repository.history(query);
  }
}
