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

/** Removes the files of removed uploads, and what interrupted uploads have left. */
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

  /**
   * Marks an upload as removed, with the original of a cropped picture, in the current transaction. The files are removed after
   * the commit. Ignores addresses that are not of an upload.
   */
  async remove(url: string): Promise<void> {
    const name = nameIn(url);
    const upload = name === null ? null : await this.uploads.findByName(name);
    if (!upload) return;
    const removedAt = new Date();
    await this.uploads.update(upload.id, { removedAt });
    if (upload.originalId !== null) await this.uploads.update(upload.originalId, { removedAt });
    this.database.afterCommit(() => this.wake());
  }

  /** Like `remove`, for uploads of deleted rows. An upload that other content uses too, because it was chosen from the library, stays. */
  async removeUnused(urls: readonly string[]): Promise<void> {
    const own = urls.filter((url) => nameIn(url) !== null);
    if (own.length === 0) return;
    const named = await this.references.stems({ isCurrent: true });
    for (const url of own) if (!named.has(stemOf(nameIn(url) ?? ''))) await this.remove(url);
  }

  /** Starts to remove the files of removed uploads. A failure is tried again every hour. */
  wake(): void {
    this.removeFiles(periodBefore(new Date(), retentionPeriods.unfinishedUpload)).catch(() =>
      this.logger.warn('Files of removed uploads could not be removed; the next hour tries again'),
    );
  }

  /** Removes the files before the row, because files without a row would never be found again. Copies go before the files that replace them. */
  async removeNow({ id, name }: Pick<Upload, 'id' | 'name'>): Promise<void> {
    for (const file of filesOf(name).toReversed()) await this.storage.remove(file);
    await this.uploads.delete(id);
  }

  /**
   * Removes the files of removed uploads, and of uploads that were begun before the given time and never finished. Returns how many uploads.
   * @throws at the end, if files of some uploads could not be removed
   */
  async removeFiles(begunBefore: Date): Promise<number> {
    const removable = await this.uploads.findRemovable(begunBefore);
    const errors: unknown[] = [];
    for (const upload of removable)
      await this.removeNow(upload).catch((error: unknown) => {
        errors.push(error);
      });
    if (errors.length > 0) throw new AggregateError(errors, `Files of ${errors.length} uploads could not be removed`);
    return removable.length;
  }

  /** Removes incoming files that were last written before the given time. */
  async removeIncoming(before: Date): Promise<void> {
    for (const file of await readdir(this.incoming.folder).catch(() => [])) {
      const path = join(this.incoming.folder, file);
      const facts = await stat(path).catch(() => null);
      if (facts && facts.mtimeMs < before.getTime()) await rm(path, { force: true });
    }
  }
}
