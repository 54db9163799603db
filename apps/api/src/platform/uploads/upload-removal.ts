import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { periodBefore, retentionPeriods } from '../retention/retention-periods.ts';
import { FileStorage } from './file-storage.ts';
import { IncomingFiles } from './incoming-files.ts';
import type { Upload } from './upload.entity.ts';
import { filesOf, nameIn, stemOf } from './upload-name.ts';
import { UploadReferences } from './upload-references.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Removes the files of what nobody needs, and what uploads that were cut off have left. */
@Injectable()
export class UploadRemoval {
  private readonly logger = new Logger('UploadRemoval');

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly incoming: IncomingFiles,
    private readonly database: Database,
    private readonly references: UploadReferences,
  ) {}

  /** Lets a file of ours go, with the whole picture of a cropped one, in the transaction under way; the files themselves go after it. Nothing happens for other addresses. */
  async remove(url: string): Promise<void> {
    const name = nameIn(url);
    const upload = name === null ? null : await this.uploads.findByName(name);
    if (!upload) return;
    const removedAt = new Date();
    await this.uploads.update(upload.id, { removedAt });
    if (upload.originalId !== null) await this.uploads.update(upload.originalId, { removedAt });
    this.database.afterCommit(() => this.wake());
  }

  /** As `remove`, for what was named by rows that are gone by now: a file that content names still, chosen again from the library, stays. */
  async removeUnused(urls: readonly string[]): Promise<void> {
    const own = urls.filter((url) => nameIn(url) !== null);
    if (own.length === 0) return;
    const named = await this.references.stems({ isCurrent: true });
    for (const url of own) if (!named.has(stemOf(nameIn(url) ?? ''))) await this.remove(url);
  }

  /** Begins to remove what was let go. What fails is tried again every hour. */
  wake(): void {
    this.removeFiles(periodBefore(new Date(), retentionPeriods.unfinishedUpload)).catch(() =>
      this.logger.warn('Files of removed uploads could not be removed; the next hour tries again'),
    );
  }

  /** The files first, the copies before what stands in for them: a row without files would be found again, files without a row never. */
  async removeNow({ id, name }: Pick<Upload, 'id' | 'name'>): Promise<void> {
    for (const file of filesOf(name).toReversed()) await this.storage.remove(file);
    await this.uploads.delete(id);
  }

  /** Removes the files of what was let go, and of what was begun before a moment and never finished. Answers how many uploads there were. */
  async removeFiles(begunBefore: Date): Promise<number> {
    const removable = await this.uploads.findRemovable(begunBefore);
    for (const upload of removable) await this.removeNow(upload);
    return removable.length;
  }

  /** Removes incoming files to which nothing was written after a moment. */
  async removeIncoming(before: Date): Promise<void> {
    for (const file of await readdir(this.incoming.folder).catch(() => [])) {
      const path = join(this.incoming.folder, file);
      const facts = await stat(path).catch(() => null);
      if (facts && facts.mtimeMs < before.getTime()) await rm(path, { force: true });
    }
  }
}
