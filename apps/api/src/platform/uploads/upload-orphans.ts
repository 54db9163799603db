import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { Database } from '../database/database.ts';
import { stemOf } from './upload-name.ts';
import { UploadReferences } from './upload-references.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadsRepository } from './uploads.repository.ts';

const day = 24 * 3_600_000;

/** Removes uploads that were never used or that nothing mentions any more. Runs once a day, because it reads every table. */
@Injectable()
export class UploadOrphans {
  /** Time of the last run, by `performance.now()`. */
  private ranAt = -Infinity;

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly references: UploadReferences,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async removeDaily(before: Date, now: Date): Promise<number> {
    if (performance.now() - this.ranAt < day) return 0;
    const removed = await this.remove(before, now);
    this.ranAt = performance.now();
    return removed;
  }

  /** Removes uploads that were stored before the given time and are not used. Returns how many. */
  async remove(before: Date, now: Date): Promise<number> {
    const old = await this.uploads.findStoredBefore(before);
    if (old.length === 0) return 0;
    const referenced = await this.references.stems();
    const unused = old.filter(({ name }) => !referenced.has(stemOf(name)));
    for (const { id, name, kind } of unused)
      await this.database.transaction(async () => {
        await this.uploads.update(id, { removedAt: now });
        await this.audit.record({
          action: 'removed',
          entity: 'upload',
          entityId: id,
          summary: `Removed ${kind} that nothing uses: ${name}`,
        });
      });
    if (unused.length > 0) this.removal.wake();
    return unused.length;
  }
}
