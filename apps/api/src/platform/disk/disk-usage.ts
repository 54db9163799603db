import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** `other`: everything that no domain reports, such as the operating system and other programs. */
export const diskUseKinds = [
  'image',
  'audio',
  'video',
  'unfinished',
  'recordings',
  'live',
  'database',
  'backups',
  'other',
] as const;
export type DiskUseKind = (typeof diskUseKinds)[number];

/** Bytes by kind, summed over all domains. A domain uses a negative number to subtract bytes that another domain counts under another kind. */
export type DiskUse = Partial<Record<DiskUseKind, number>>;

export const fileBytes = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Total size of all files below a folder in bytes; 0 if the folder does not exist. Only for folders with few files: each one is read from the file system. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => fileBytes(join(parentPath, name))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How full the disk of the data folder is, and what uses the space. Each domain registers what it stores there. */
@Injectable()
export class DiskUsage {
  private readonly reads: (() => DiskUse | Promise<DiskUse>)[] = [];

  constructor(private readonly config: Config) {}

  /** @param read called only when the disk is nearly full; ignored if it fails */
  add(read: () => DiskUse | Promise<DiskUse>): void {
    this.reads.push(read);
  }

  /** The same figures as `df`: blocks reserved for root count as neither used nor free. */
  async space(): Promise<{ totalBytes: number; usedBytes: number; freeBytes: number }> {
    const { blocks, bfree, bavail, bsize } = await statfs(this.config.dataDir);
    return { totalBytes: blocks * bsize, usedBytes: (blocks - bfree) * bsize, freeBytes: bavail * bsize };
  }

  /** Space by kind, largest first, without kinds that use none. @param usedBytes used bytes of the whole disk */
  async uses(usedBytes: number): Promise<{ kind: DiskUseKind; bytes: number }[]> {
    const answers = await Promise.allSettled(this.reads.map(async (read) => read()));
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const sumOf = (kind: DiskUseKind): number => known.reduce((sum, use) => sum + (use[kind] ?? 0), 0);
    const named = diskUseKinds.map((kind) => ({ kind, bytes: sumOf(kind) }));
    const rest = named.reduce((left, { bytes }) => left - bytes, usedBytes);
    return [...named, { kind: 'other' as const, bytes: rest }]
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes);
  }
}
