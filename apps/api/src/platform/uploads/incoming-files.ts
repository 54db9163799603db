import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** The folder of files that are being received. It is on the file system of the stored files, and nothing is served from it. */
@Injectable()
export class IncomingFiles {
  readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'uploads', 'incoming');
  }

  /** Writes a stream to a new file and returns its path and bytes. If the stream fails, the file is removed. */
  async receive(stream: Readable): Promise<{ path: string; bytes: number }> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, randomUUID());
    const file = createWriteStream(path);
    try {
      await pipeline(stream, file);
      return { path, bytes: file.bytesWritten };
    } catch (error) {
      await this.discard(path);
      throw error;
    }
  }

  /** Removes a received file; does nothing if it was moved away. */
  discard(path: string): Promise<void> {
    return rm(path, { force: true });
  }
}
