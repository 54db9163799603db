import { buffer } from 'node:stream/consumers';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { copiesOf } from '@ministry/domain';
import { isDiskFull } from '../database/errors.ts';
import { DomainError } from '../errors/domain-error.ts';
import { FileStorage } from './file-storage.ts';
import { shrink } from './picture.ts';
import type { Upload } from './upload.entity.ts';
import { contentTypes, copyName, filesOf } from './upload-name.ts';
import { UploadsRepository } from './uploads.repository.ts';

const hour = 3_600_000;

/**
 * Makes the smaller copies that an upload did not wait for, one at a time. What is still to be made stands in the
 * database, so a restart goes on where the last process ended; two processes at once make the same file twice.
 */
@Injectable()
export class PictureCopies implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('PictureCopies');
  private working: Promise<void> | undefined;
  private isWanted = false;
  private isStopping = false;
  private endRest: (() => void) | undefined;

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly storage: FileStorage,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.endRest?.();
    await this.working;
  }

  /** Begins, or goes on after what it is doing. */
  @Interval(hour)
  wake(): void {
    this.isWanted = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (this.isWanted && !this.isStopping) this.wake();
    });
  }

  /** Resolves when nothing is left to be made. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      try {
        for (let next = await this.next(); next; next = await this.next()) await this.makeFor(next);
      } catch {
        this.logger.warn('Copies of pictures could not be made; the next hour tries again');
      }
    }
  }

  private async next(): Promise<Upload | null> {
    return this.isStopping ? null : this.uploads.findWithoutCopies();
  }

  private async makeFor(upload: Upload): Promise<void> {
    try {
      const isComplete = await this.make(upload);
      if (isComplete) await this.uploads.update(upload.id, { copiesAt: new Date() });
    } catch (error) {
      await this.uploads.countCopyFailure(upload.id);
      this.logger.warn(`Copies of upload ${upload.id} could not be made`);
      // Not the picture is at fault but the place it lies in: the next ones would fail too, and be given up within a moment.
      if (isDiskFull(error) || error instanceof DomainError) throw error;
    } finally {
      // Removed while this went on: what was made in the meantime goes too.
      if ((await this.uploads.findReady([upload.name])).length === 0)
        for (const file of filesOf(upload.name)) await this.storage.remove(file);
    }
  }

  /** False when it was told to stop before the last one. */
  private async make({ name, width }: Upload): Promise<boolean> {
    let content: Buffer | undefined;
    for (const format of ['avif', 'jpg'] as const) {
      for (const copy of copiesOf(width ?? 0)) {
        const copied = copyName(name, copy.name, format);
        if ((await this.storage.size(copied)) !== null) continue;
        if (this.isStopping) return false;
        content ??= await this.read(name);
        const began = performance.now();
        await this.storage.put(copied, await shrink(content, copy.width, format), contentTypes[format]);
        await this.breathe(performance.now() - began);
      }
    }
    return true;
  }

  private async read(name: string): Promise<Buffer> {
    const body = await this.storage.open(name);
    if (!body) throw new Error('The picture is gone');
    return buffer(body);
  }

  /** Works half of the time at most: visitors are served from the same cores. */
  private breathe(milliseconds: number): Promise<void> {
    return new Promise((end) => {
      this.endRest = end;
      setTimeout(end, milliseconds);
    });
  }
}
