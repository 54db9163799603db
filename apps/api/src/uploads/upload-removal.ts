import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Sweeps } from '../common/sweeps.ts';
import { FileStorage } from './file-storage.ts';
import { IncomingFiles } from './incoming-files.ts';
import type { Upload } from './upload.entity.ts';
import { filesOf } from './upload-name.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** Milliseconds after which an upload that was begun is not going to be finished. */
const longestUpload = 6 * 3_600_000;
/** Milliseconds without a byte after which nobody is writing to an incoming file. */
const abandoned = 3_600_000;

/** Removes the files of what nobody needs, and what uploads that were cut off have left. */
@Injectable()
export class UploadRemoval {
  private readonly logger = new Logger('UploadRemoval');

  constructor(
    sweeps: Sweeps,
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
    private readonly incoming: IncomingFiles,
  ) {
    sweeps.add('Removed uploads', (now) => this.sweep(now));
    sweeps.add('Uploads that were cut off', (now) => this.sweepIncoming(now));
  }

  /** Begins to remove what was let go. What fails is tried again by the hourly sweep. */
  wake(): void {
    this.sweep(new Date()).catch(() =>
      this.logger.warn('Removed uploads could not be swept; the next hour tries again'),
    );
  }

  /** The files first, the copies before what stands in for them: a row without files would be found again, files without a row never. */
  async removeNow({ id, name }: Pick<Upload, 'id' | 'name'>): Promise<void> {
    for (const file of filesOf(name).toReversed()) await this.storage.remove(file);
    await this.uploads.delete(id);
  }

  /** Answers how many uploads went. */
  async sweep(now: Date): Promise<number> {
    const removable = await this.uploads.findRemovable(new Date(now.getTime() - longestUpload));
    for (const upload of removable) await this.removeNow(upload);
    return removable.length;
  }

  async sweepIncoming(now: Date): Promise<void> {
    for (const file of await readdir(this.incoming.folder).catch(() => [])) {
      const path = join(this.incoming.folder, file);
      const facts = await stat(path).catch(() => null);
      if (facts && facts.mtimeMs < now.getTime() - abandoned) await rm(path, { force: true });
    }
  }
}
