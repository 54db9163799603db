import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { Sweeps } from '../common/sweeps.ts';
import { Database } from '../database/database.ts';
import { UploadMentions } from './upload-mentions.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadsRepository } from './uploads.repository.ts';

const day = 24 * 3_600_000;
/** Milliseconds for which a file may lie without being mentioned: somebody may still be writing what it is for. */
const patience = 30 * day;

/** Lets go of files that were uploaded and never used, or that nothing mentions any more. Once a day: it reads every table. */
@Injectable()
export class UploadOrphans {
  private ranAt = 0;

  constructor(
    sweeps: Sweeps,
    private readonly uploads: UploadsRepository,
    private readonly mentions: UploadMentions,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {
    sweeps.add('Unused uploads', async (now) => {
      if (now.getTime() - this.ranAt < day) return;
      await this.sweep(now);
      this.ranAt = now.getTime();
    });
  }

  /** Answers how many were let go. */
  async sweep(now: Date): Promise<number> {
    const old = await this.uploads.findStoredBefore(new Date(now.getTime() - patience));
    if (old.length === 0) return 0;
    const mentioned = await this.mentions.stems();
    const unused = old.filter(({ name }) => !mentioned.has(name.slice(0, 24)));
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
