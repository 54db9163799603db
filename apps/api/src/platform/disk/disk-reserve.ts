import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../config/config.ts';

const megabyte = 1_048_576;
const reserveBytes = 16 * megabyte;
/** With as much room the reserve is made. */
const enoughBytes = 4 * reserveBytes;
const checkEveryMs = 10_000;

/**
 * Room kept on the data folder's disk for the work that makes room: a full disk refuses the deletion of a row too. The first
 * failed write gives it up; from then on only deletions and notes about payments are taken until there is room again.
 */
@Injectable()
export class DiskReserve {
  private readonly log = new Logger('Disk');
  private readonly file: string;
  private isGivenUp = false;

  constructor(private readonly config: Config) {
    this.file = join(config.dataDir, 'reserve');
  }

  /** Whether the disk is full, and the reserve in use. */
  get isInUse(): boolean {
    return this.isGivenUp;
  }

  /** Something found a disk full; it may have been another one than this. */
  giveUp(): void {
    if (this.isGivenUp || this.hasRoom()) return;
    this.isGivenUp = true;
    rmSync(this.file, { force: true });
    this.log.error('The disk is full. Visitors can read and staff can delete; nothing new is stored.');
  }

  /** Makes the reserve once there is room for it; not at the start, which it would slow down. */
  @Interval(checkEveryMs)
  check(): void {
    try {
      if (existsSync(this.file) || !this.hasRoom()) return;
      // Real zeros: a hole in a file keeps no room.
      writeFileSync(this.file, Buffer.alloc(reserveBytes), { mode: 0o600, flush: true });
      this.isGivenUp = false;
    } catch (error) {
      // The room went meanwhile, or the folder is not ours to write to.
      rmSync(this.file, { force: true });
      this.log.warn(`The reserve of the disk could not be made: ${String(error)}`);
    }
  }

  private hasRoom(): boolean {
    const { bavail, bsize } = statfsSync(this.config.dataDir);
    return bavail * bsize >= enoughBytes;
  }
}
