import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { itemTopic, ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';

/** A change of one item, as the audit log keeps it. */
export interface ContentChange {
  /** In the past tense: 'created', 'published'. */
  action: string;
  /** Name of the kind in the singular: 'event'. */
  entity: string;
  entityId: number;
  title: string;
  before: object | null;
  after: object;
}

/** Called for every change of an item: writes the audit record in its transaction, and drops cached public responses after it. */
@Injectable()
export class ContentHistory {
  constructor(
    private readonly audit: AuditService,
    private readonly responseCache: ResponseCache,
    private readonly database: Database,
  ) {}

  record({ title, ...change }: ContentChange): Promise<void> {
    const name = change.entity.charAt(0).toUpperCase() + change.entity.slice(1);
    return this.audit.record({ ...change, summary: `${name} ${change.action}: ${title}` });
  }

  /** Public responses of a topic show the change as soon as it is committed. */
  refreshReads(topic: string): void {
    this.database.afterCommit(() => this.responseCache.drop(topic));
  }

  /** Public responses about one item show the change as soon as it is committed, lists within a second. */
  refreshItem(topic: string, id: number): void {
    this.database.afterCommit(() => {
      this.responseCache.drop(itemTopic(topic, id));
      this.responseCache.dropSoon(topic);
    });
  }
}
