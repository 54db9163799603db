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

/** Bytes that stay free for the database, whatever is uploaded. */
const reserve = 64 * 1_024 ** 2;
/** Milliseconds without a byte after which an upload holds no space any more, though it may still go on. */
const idleMs = 3_600_000;

/** What has come so far of uploads that may be interrupted: a file each, and what was said of it beside it (`.json`). */
@Injectable()
export class ResumableFiles extends FileStore {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(config: Config) {
    super({ directory: join(config.dataDir, 'uploads', 'resumable') });
    // The length is to be known at the beginning: what does not fit is refused before a byte of it is paid for.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** One at a time: of two that look at the free space together, each would count it for itself. @throws DomainError 507 */
  override create(upload: Upload): Promise<Upload> {
    const created = this.turn.then(() => this.createWithinRoom(upload));
    this.turn = created.catch(() => undefined);
    return created;
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

  /** Announced first and counted then: two processes with one disk see each other's. */
  private async createWithinRoom(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    if ((await this.awaitedBytes()) + reserve <= (await this.room())) return created;
    await this.remove(upload.id);
    throw new DomainError(507, 'INSUFFICIENT_STORAGE', errorTexts.noRoom);
  }

  /** Bytes that were announced and have not come yet. */
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
