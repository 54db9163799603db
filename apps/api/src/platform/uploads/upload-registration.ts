import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import type { Upload } from './upload.entity.ts';
import { UploadRemoval } from './upload-removal.ts';
import { UploadsRepository } from './uploads.repository.ts';

export type StoredFile = Pick<Upload, 'name' | 'kind' | 'bytes' | 'seconds' | 'width' | 'height' | 'copiesAt'>;

/** Writes a file and the row that knows it. */
@Injectable()
export class UploadRegistration {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly removal: UploadRemoval,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** A row before the file, so that no process that ends in between leaves a file that nobody knows. */
  async store(facts: StoredFile, write: () => Promise<void>): Promise<Upload> {
    const upload = await this.uploads.insert({
      ...facts,
      createdAt: new Date(),
      createdBy: currentActor(),
      readyAt: null,
      copyFailures: 0,
      removedAt: null,
    });
    try {
      await write();
      return await this.database.transaction(async () => {
        const readyAt = new Date();
        await this.uploads.update(upload.id, { readyAt });
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
      await this.removal.removeNow(upload).catch(() => undefined);
      throw error;
    }
  }
}
