import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../config/config.ts';

const megabyte = 1_048_576;
const reserveBytes = 16 * megabyte;
/** The reserve is created only if at least this much space is free. */
const enoughBytes = 4 * reserveBytes;
const checkEveryMs = 10_000;

/**
 * Reserves space on the disk of the data folder for deletions, because a full disk refuses the deletion of a row too. The
 * first failed write releases the reserve. From then on `DiskReserveGuard` accepts only reads, deletions, bulk actions and
 * payment notifications, until there is space again.
 */
@Injectable()
export class DiskReserve {
  private readonly log = new Logger('Disk');
  private readonly file: string;
  private isGivenUp = false;

  constructor(private readonly config: Config) {
    this.file = join(config.dataDir, 'reserve');
  }

  /** Whether the disk is full and the reserve has been released. */
  get isInUse(): boolean {
    return this.isGivenUp;
  }

  /** Releases the reserve after a write failed on a full disk. Does nothing if it was another disk and this one has space. */
  giveUp(): void {
    if (this.isGivenUp || this.hasRoom()) return;
    this.isGivenUp = true;
    rmSync(this.file, { force: true });
    this.log.error('The disk is full. Visitors can read and staff can delete; nothing new is stored.');
  }

  /**
   * Creates the reserve once there is space for it, unless another process with the same data folder has already done so. Not at
   * the start, which would take longer.
   */
  @Interval(checkEveryMs)
  check(): void {
    try {
      if (!existsSync(this.file)) {
        if (!this.hasRoom()) return;
        // Real zeros: a sparse file would reserve no space.
        writeFileSync(this.file, Buffer.alloc(reserveBytes), { mode: 0o600, flush: true });
      }
      this.isGivenUp = false;
    } catch (error) {
      // The space was used up in the meantime, or the folder is not writable.
      rmSync(this.file, { force: true });
      this.log.warn(`The reserve of the disk could not be made: ${String(error)}`);
    }
  }

  private hasRoom(): boolean {
    const { bavail, bsize } = statfsSync(this.config.dataDir);
    return bavail * bsize >= enoughBytes;
  }
}
