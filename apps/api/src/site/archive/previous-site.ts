import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { noPreviousSite } from './archive.errors.ts';
import { ArchiveExportService } from './archive-export.service.ts';

const named = /^before-import-.+\.zip$/;

interface PreviousArchive {
  path: string;
  createdAt: Date;
  bytes: number;
}

/** Archives of the site from before an import, stored on this machine; importing the latest one undoes the import. */
@Injectable()
export class PreviousSite {
  private readonly folder: string;

  constructor(
    private readonly exporter: ArchiveExportService,
    config: Config,
  ) {
    this.folder = join(config.dataDir, 'site-archives');
  }

  /** Stores the complete archive or nothing. */
  async keep(now = new Date()): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const part = join(this.folder, `${randomUUID()}.part`);
    try {
      await pipeline(await this.exporter.stream(now), createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, join(this.folder, `before-import-${now.toISOString().replaceAll(':', '-')}.zip`));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async latest(): Promise<PreviousArchive | null> {
    const name = (await this.files())
      .filter((file) => named.test(file))
      .sort()
      .at(-1);
    if (name === undefined) return null;
    const path = join(this.folder, name);
    const facts = await stat(path).catch(() => null);
    return facts && { path, createdAt: facts.mtime, bytes: facts.size };
  }

  /** @throws DomainError 404 */
  async open(): Promise<Readable> {
    return createReadStream(await this.path());
  }

  /** @throws DomainError 404 */
  async path(): Promise<string> {
    const latest = await this.latest();
    if (!latest) throw noPreviousSite();
    return latest.path;
  }

  /** Also removes the partial files of a killed process. Returns how many files were removed. */
  async removeBefore(moment: Date): Promise<number> {
    let removed = 0;
    for (const name of await this.files()) {
      const path = join(this.folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtime >= moment) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  private files(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }
}
