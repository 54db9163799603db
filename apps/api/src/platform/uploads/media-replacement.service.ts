import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { Database } from '../database/database.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf } from './upload-name.ts';
import { UploadReferences } from './upload-references.ts';
import { UploadRemoval } from './upload-removal.ts';
import { unfitReplacement, uploadNotFound } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** @throws DomainError 404, 400 */
function pairOf(old: Upload | null, next: Upload | null): { old: Upload; next: Upload } {
  if (!old) throw uploadNotFound();
  if (!next || next.id === old.id || next.kind !== old.kind) throw unfitReplacement(old.kind);
  return { old, next };
}

/** Replaces one upload by another wherever it is used (ADR 36). */
@Injectable()
export class MediaReplacementService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly references: UploadReferences,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * All content uses the new file from now on. The old address redirects to it, for links elsewhere. Earlier versions and mails
   * in the outbox stay as they were.
   * @throws DomainError 404, or 400 if the other upload is not another file of the same kind
   */
  async replace(id: number, by: number): Promise<void> {
    const known = pairOf(await this.uploads.findReadyById(id), await this.uploads.findReadyById(by));
    const places = await this.references.places({ name: known.old.name, isCurrent: true });
    await this.database.transaction(async () => {
      // Again, because the search takes a while, and somebody may have replaced or removed one of them.
      const { old, next } = pairOf(await this.uploads.lockReadyById(id), await this.uploads.lockReadyById(by));
      for (const place of places) await this.references.rewrite(place, old, next);
      await this.uploads.redirect(old.name, next.name);
      if (next.altText === null) await this.uploads.update(next.id, { altText: old.altText });
      // Keeps the uncropped original if it is the replacement, or if the replacement is cropped from it too.
      if (old.originalId !== null && [next.id, next.originalId].includes(old.originalId))
        await this.uploads.update(old.id, { originalId: null });
      await this.removal.remove(addressOf(old.name));
      await this.audit.record({
        action: 'replaced',
        entity: 'upload',
        entityId: next.id,
        summary: `Replaced ${old.kind} ${old.fileName ?? old.name} by ${next.fileName ?? next.name}`,
      });
    });
  }
}
