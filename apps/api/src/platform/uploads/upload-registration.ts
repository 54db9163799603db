import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/errors.ts';
import type { Upload } from './upload.entity.ts';
import { UploadRemoval } from './upload-removal.ts';
import { uploadTexts } from './uploads.copy.ts';
import { uploadUnfinished } from './uploads.errors.ts';
import { UploadsRepository } from './uploads.repository.ts';

export type StoredFile = Pick<
  Upload,
  'name' | 'fileName' | 'kind' | 'bytes' | 'seconds' | 'width' | 'height' | 'copiesAt'
>;

const givenUp = () => uploadUnfinished(uploadTexts.notStored);

/** Stores a file together with its row. */
@Injectable()
export class UploadRegistration {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * Inserts the row before it writes the file, so that a process that stops in between leaves no file without a row. Two
   * processes that store the same upload write the same bytes; the first to finish marks it as stored.
   * @throws DomainError 409 if another process has just given up the same upload
   */
  async store(facts: StoredFile, write: () => Promise<void>): Promise<Upload> {
    const upload = await this.start(facts);
    try {
      await write();
      return await this.database.transaction(async () => {
        const readyAt = new Date();
        if (!(await this.uploads.settle(upload.id, { readyAt }))) return this.getStored(facts.name);
        await this.audit.record({
          action: 'uploaded',
          entity: 'upload',
          entityId: upload.id,
          summary: `Uploaded ${facts.kind}: ${facts.name}`,
          after: facts,
        });
        return { ...upload, readyAt };
      });
    } catch (error) {
      await this.giveUp(upload).catch(() => undefined);
      throw error;
    }
  }

  /** Inserts a row, or returns the row of another process, which may have stopped before it finished. */
  private async start(facts: StoredFile): Promise<Upload> {
    try {
      return await this.uploads.insert({
        ...facts,
        altText: null,
        focusX: null,
        focusY: null,
        createdAt: new Date(),
        createdBy: currentActor(),
        readyAt: null,
        copyFailures: 0,
        originalId: null,
        removedAt: null,
      });
    } catch (error) {
      const begun = isDuplicateKey(error) ? await this.uploads.findByName(facts.name) : null;
      if (!begun) throw error;
      if (begun.removedAt) throw givenUp();
      return begun;
    }
  }

  private async getStored(name: string): Promise<Upload> {
    const stored = await this.uploads.findByName(name);
    if (!stored?.readyAt || stored.removedAt) throw givenUp();
    return stored;
  }

  private async giveUp(upload: Upload): Promise<void> {
    if (await this.uploads.settle(upload.id, { removedAt: new Date() })) await this.removal.removeNow(upload);
  }
}
