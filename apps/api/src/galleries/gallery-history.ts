import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { PreparedReads } from '../common/http/prepared-reads.ts';
import { Database } from '../database/database.ts';

interface Change {
  /** In the past tense: 'created'. */
  action: string;
  entity: 'gallery' | 'photo';
  id: number;
  /** What it is called. */
  title: string;
  before: object | null;
  after: object | null;
}

/** What follows every change of an album: the audit record in its transaction, and fresh public answers after it. */
@Injectable()
export class GalleryHistory {
  constructor(
    private readonly audit: AuditService,
    private readonly preparedReads: PreparedReads,
    private readonly database: Database,
  ) {}

  async record({ action, entity, id, title, before, after }: Change): Promise<void> {
    const kind = entity === 'gallery' ? 'Album' : 'Photo';
    await this.audit.record({ action, entity, entityId: id, summary: `${kind} ${action}: ${title}`, before, after });
    this.database.afterCommit(() => this.preparedReads.drop('galleries'));
  }
}
