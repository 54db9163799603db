import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

/** `other`: all that no domain names, as the system and other programs. */
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

/** Bytes by kind. Added up over all domains: one takes away with a negative number what it counts elsewhere. */
export type DiskUse = Partial<Record<DiskUseKind, number>>;

export const fileBytes = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Of all files below a folder; 0 where there is none. For folders with few files alone: it looks at each. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => fileBytes(join(parentPath, name))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How full the disk of the data folder is, and what takes the room. Each domain adds what it stores there. */
@Injectable()
export class DiskUsage {
  private readonly reads: (() => DiskUse | Promise<DiskUse>)[] = [];

  constructor(private readonly config: Config) {}

  /** @param read left out when it fails, and asked only on a disk that is nearly full */
  add(read: () => DiskUse | Promise<DiskUse>): void {
    this.reads.push(read);
  }

  /** As `df` tells it: what is kept for root is neither used nor free. */
  async space(): Promise<{ totalBytes: number; usedBytes: number; freeBytes: number }> {
    const { blocks, bfree, bavail, bsize } = await statfs(this.config.dataDir);
    return { totalBytes: blocks * bsize, usedBytes: (blocks - bfree) * bsize, freeBytes: bavail * bsize };
  }

  /** The largest first; nothing that takes no room. @param usedBytes of the whole disk */
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
