import { buffer } from 'node:stream/consumers';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { copiesOf } from '@ministry/domain';
import { isDiskFull } from '../database/errors.ts';
import { DomainError } from '../errors/domain-error.ts';
import { FileStorage, storageUnavailable } from './file-storage.ts';
import { shrink } from './picture.ts';
import type { Upload } from './upload.entity.ts';
import { contentTypes, copyName, filesOf } from './upload-name.ts';
import { UploadsRepository } from './uploads.repository.ts';

const hour = 3_600_000;
/** Pictures that the storage refuses one after the other before the round ends: then it refuses all of them. */
const maxRefused = 5;

/**
 * Makes the smaller copies of pictures in the background, one at a time. The database says which are missing, so a new process
 * continues where the last one stopped. Two processes at the same time make the same file twice.
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

  /** Starts making copies, or checks for more after the current work. */
  @Interval(hour)
  wake(): void {
    this.isWanted = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (this.isWanted && !this.isStopping) this.wake();
    });
  }

  /** Resolves when no copies are left to make. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      try {
        await this.makeAll();
      } catch {
        this.logger.warn('Copies of pictures could not be made; the next hour tries again');
      }
    }
  }

  private async makeAll(): Promise<void> {
    const refused: number[] = [];
    for (let next = await this.next(refused); next; next = await this.next(refused)) {
      try {
        await this.makeFor(next);
      } catch (error) {
        refused.push(next.id);
        if (isDiskFull(error) || refused.length === maxRefused) throw error;
        continue;
      }
      // The storage works for another picture, so the failures were of these.
      for (const id of refused.splice(0)) await this.countFailure(id);
    }
    if (refused.length > 0) throw storageUnavailable();
  }

  private async next(except: readonly number[]): Promise<Upload | null> {
    return this.isStopping ? null : this.uploads.findWithoutCopies(except);
  }

  private async countFailure(id: number): Promise<void> {
    await this.uploads.countCopyFailure(id);
    this.logger.warn(`Copies of upload ${id} could not be made`);
  }

  private async makeFor(upload: Upload): Promise<void> {
    try {
      const isComplete = await this.make(upload);
      if (isComplete) await this.uploads.update(upload.id, { copiesAt: new Date() });
    } catch (error) {
      // The storage failed, perhaps for every picture.
      if (isDiskFull(error) || error instanceof DomainError) throw error;
      await this.countFailure(upload.id);
    } finally {
      // The upload was removed in the meantime: remove the new copies too.
      if ((await this.uploads.findReady([upload.name])).length === 0)
        for (const file of filesOf(upload.name)) await this.storage.remove(file);
    }
  }

  /** Returns false if the process stops before the last copy is made. */
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

  /** Pauses for as long as the last copy took, because the same cores serve the visitors. */
  private breathe(milliseconds: number): Promise<void> {
    return new Promise((end) => {
      this.endRest = end;
      setTimeout(end, milliseconds);
    });
  }
}
