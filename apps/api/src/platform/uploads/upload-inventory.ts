import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { FileStorage } from './file-storage.ts';
import type { Upload } from './upload.entity.ts';
import { UploadsRepository } from './uploads.repository.ts';

const day = 24 * 3_600_000;
/** Most files named in a report: if more are lost, a whole folder is missing. */
const maxNamed = 20;
/** After this many failed reads in a row, the storage counts as unavailable, not the files as lost. */
const maxUnreadable = 3;

/** A stored file that is missing or has another size than before. */
export type LostFile = Pick<Upload, 'name' | 'kind' | 'createdAt'>;

/** Checks once a day whether every stored file still exists with the same size. */
@Injectable()
export class UploadInventory implements OnApplicationBootstrap {
  private readonly logger = new Logger('UploadInventory');
  private lost: LostFile[] = [];

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Result of the last check. */
  get report(): { count: number; named: LostFile[] } {
    return { count: this.lost.length, named: this.lost.slice(0, maxNamed) };
  }

  onApplicationBootstrap(): void {
    void this.lookDaily();
  }

  @Interval(day)
  async lookDaily(): Promise<void> {
    await this.look().catch(() => this.logger.warn('Stored files could not be looked through; tomorrow tries again'));
  }

  async look(): Promise<void> {
    const lost: LostFile[] = [];
    let unreadable = 0;
    for (const { name, kind, bytes, createdAt } of await this.uploads.findStoredBefore(new Date())) {
      const size = await this.storage.size(name).catch((error: unknown) => {
        if ((unreadable += 1) === maxUnreadable) throw error;
        return -1;
      });
      if (size !== -1) unreadable = 0;
      if (size !== bytes) lost.push({ name, kind, createdAt });
    }
    // Uploads that were removed in the meantime are not lost.
    const stored = new Set((await this.uploads.findReady(lost.map(({ name }) => name))).map(({ name }) => name));
    this.lost = lost.filter(({ name }) => stored.has(name));
    if (this.lost.length > 0)
      this.logger.warn(`Missing or changed among the uploads: ${this.report.named.map(({ name }) => name).join(', ')}`);
  }
}
