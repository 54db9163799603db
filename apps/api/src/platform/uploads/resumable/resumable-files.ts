import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { Config } from '../../config/config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { errorTexts } from '../../errors/errors.copy.ts';

/** Bytes that uploads leave free for the database. */
const reserve = 64 * 1_024 ** 2;
/** Milliseconds without new data after which no space is reserved for an upload. It may still be continued. */
const idleMs = 3_600_000;

/** Stores the received part of each resumable upload in a file, with its metadata in another one (`.json`). */
@Injectable()
export class ResumableFiles extends FileStore {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(config: Config) {
    super({ directory: join(config.dataDir, 'uploads', 'resumable') });
    // No `creation-defer-length`: the length must be known first, so that a file that does not fit is refused before it costs mobile data.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** Creates one upload at a time, because two simultaneous ones would each count on the same free space. @throws DomainError 507 */
  override create(upload: Upload): Promise<Upload> {
    const created = this.turn.then(() => this.createWithinRoom(upload));
    this.turn = created.catch(() => undefined);
    return created;
  }

  /**
   * Appends the stream and returns the new length. The data is flushed to the disk first, so that acknowledged bytes survive a
   * power cut. Errors are not wrapped, so that a full disk can be recognised.
   */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset, flush: true });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }

  /** Removes an upload and its metadata; does nothing if they do not exist. */
  override async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await rm(`${this.pathOf(id)}.json`, { force: true });
  }

  /**
   * Creates a hard link to the file, which may be moved away while the file itself stays. Null on a file system without hard links.
   * @param folder for the link, on the same file system
   */
  async hardLink(id: string, folder: string): Promise<string | null> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${id}-${process.hrtime.bigint()}`);
    return link(this.pathOf(id), path).then(
      () => path,
      () => null,
    );
  }

  /** Free bytes on the disk. */
  async room(): Promise<number> {
    await mkdir(this.directory, { recursive: true });
    const { bavail, bsize } = await statfs(this.directory);
    return bavail * bsize;
  }

  /** Creates the upload before it counts the space, so that two processes on the same disk see each other's uploads. */
  private async createWithinRoom(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    if ((await this.awaitedBytes()) + reserve <= (await this.room())) return created;
    await this.remove(upload.id);
    throw new DomainError(507, 'INSUFFICIENT_STORAGE', errorTexts.noRoom);
  }

  /** Bytes that were announced but not received yet. */
  private async awaitedBytes(): Promise<number> {
    const idleSince = Date.now() - idleMs;
    const files = (await readdir(this.directory)).filter((name) => !name.endsWith('.json'));
    const awaited = await Promise.all(
      files.map(async (id) => {
        const [facts, upload] = await Promise.all([
          stat(this.pathOf(id)).catch(() => null),
          this.getUpload(id).catch(() => null),
        ]);
        return facts && upload?.size !== undefined && facts.mtimeMs >= idleSince ? upload.size - upload.offset : 0;
      }),
    );
    return awaited.reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Removes uploads that have received nothing since the given time. */
  async removeAbandoned(before: Date): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      const id = name.replace(/\.json$/, '');
      // The time of the data file counts; the metadata file is as old as the upload.
      const facts = await stat(this.pathOf(id)).catch(() => stat(join(this.directory, name)).catch(() => null));
      if (facts && facts.mtimeMs < before.getTime()) await this.remove(id);
    }
  }
}
