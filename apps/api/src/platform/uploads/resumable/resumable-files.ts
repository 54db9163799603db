import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { Config } from '../../config/config.ts';

/** What has come so far of uploads that may be interrupted: a file each, and what was said of it beside it (`.json`). */
@Injectable()
export class ResumableFiles extends FileStore {
  constructor(config: Config) {
    super({ directory: join(config.dataDir, 'uploads', 'resumable') });
    // The length is to be known at the beginning: what does not fit is refused before a byte of it is paid for.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /**
   * Appends what comes, and answers the new length. It has reached the disk itself by then: what has been acknowledged
   * survives a power cut. What fails keeps its own error, so that a full disk can be told from others.
   */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset, flush: true });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }

  /** Removes an upload and what was said of it; fine when it is gone. */
  override async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await rm(`${this.pathOf(id)}.json`, { force: true });
  }

  /**
   * A second name for the file, which may be moved away while the first one stays. null on a file system without such names.
   * @param folder on the same file system
   */
  async lend(id: string, folder: string): Promise<string | null> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${id}-${process.hrtime.bigint()}`);
    return link(this.pathOf(id), path).then(
      () => path,
      () => null,
    );
  }

  /** Bytes that the disk has room for. */
  async room(): Promise<number> {
    await mkdir(this.directory, { recursive: true });
    const { bavail, bsize } = await statfs(this.directory);
    return bavail * bsize;
  }

  /** Removes uploads to which nothing has come after a moment. */
  async removeAbandoned(before: Date): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      const id = name.replace(/\.json$/, '');
      // The bytes tell; what stands beside them is as old as the upload.
      const facts = await stat(this.pathOf(id)).catch(() => stat(join(this.directory, name)).catch(() => null));
      if (facts && facts.mtimeMs < before.getTime()) await this.remove(id);
    }
  }
}
