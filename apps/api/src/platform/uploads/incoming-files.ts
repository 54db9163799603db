import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** The folder of files on their way in: on the file system of the stored ones, where nothing is served from. */
@Injectable()
export class IncomingFiles {
  readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'uploads', 'incoming');
  }

  /** Writes a stream to a file of its own as it comes; nothing is left of one that fails. Answers path and bytes. */
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

  /** Removes a file that was received; fine when it has been moved away. */
  discard(path: string): Promise<void> {
    return rm(path, { force: true });
  }
}
