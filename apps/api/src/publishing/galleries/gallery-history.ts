import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';

interface Change {
  /** In the past tense: 'created'. */
  action: string;
  entity: 'gallery' | 'photo';
  id: number;
  /** The title of the album, or the caption or file name of the photo. */
  title: string;
  before: object | null;
  after: object | null;
}

/** Called for every change of an album: writes the audit record in its transaction, and drops cached public responses after it. */
@Injectable()
export class GalleryHistory {
  constructor(
    private readonly audit: AuditService,
    private readonly responseCache: ResponseCache,
    private readonly database: Database,
  ) {}

  async record({ action, entity, id, title, before, after }: Change): Promise<void> {
    const kind = entity === 'gallery' ? 'Album' : 'Photo';
    await this.audit.record({ action, entity, entityId: id, summary: `${kind} ${action}: ${title}`, before, after });
    this.database.afterCommit(() => this.responseCache.drop('galleries'));
  }
}
