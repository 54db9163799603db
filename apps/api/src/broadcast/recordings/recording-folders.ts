import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';

/** File name of a part: `part-3.ts` from the embedded server, `part-3.mp4` from an external one. */
const part = /^part-(\d+)\.(ts|mp4)$/;

export interface RecordedPart {
  name: string;
  path: string;
  bytes: number;
  changedAt: Date;
}

/** Stores the parts of each recording until it is ready, in a folder named after its id. */
@Injectable()
export class RecordingFolders {
  readonly root: string;

  constructor(config: Config) {
    this.root = join(config.dataDir, 'live', 'recordings');
  }

  of(id: number): string {
    return join(this.root, String(id));
  }

  async make(id: number): Promise<string> {
    await mkdir(this.of(id), { recursive: true });
    return this.of(id);
  }

  /** The parts that are not empty, in the order in which they were written; none if the folder does not exist. */
  async parts(id: number): Promise<RecordedPart[]> {
    const names = (await readdir(this.of(id)).catch(() => []))
      .filter((name) => part.test(name))
      .sort((a, b) => numberOf(a) - numberOf(b));
    const parts = await Promise.all(names.map((name) => describe(name, join(this.of(id), name))));
    return parts.filter((each) => each !== null).filter(({ bytes }) => bytes > 0);
  }

  async bytes(id: number): Promise<number> {
    return (await this.parts(id)).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Path of the next part. */
  async nextPart(id: number, ending: 'ts' | 'mp4'): Promise<string> {
    const last = (await this.parts(id)).at(-1);
    return join(await this.make(id), `part-${last ? numberOf(last.name) + 1 : 1}.${ending}`);
  }

  async remove(id: number): Promise<void> {
    await rm(this.of(id), { recursive: true, force: true });
  }

  /** Ids of all recordings that have a folder. */
  async ids(): Promise<number[]> {
    return (await readdir(this.root).catch(() => [])).map(Number).filter((id) => Number.isSafeInteger(id));
  }

  /** Free bytes on the disk. */
  async freeBytes(): Promise<number> {
    await mkdir(this.root, { recursive: true });
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }
}

const numberOf = (name: string): number => Number(part.exec(name)?.[1] ?? 0);

/** Null when the file has disappeared in the meantime. */
async function describe(name: string, path: string): Promise<RecordedPart | null> {
  const facts = await stat(path).catch(() => null);
  return facts && { name, path, bytes: facts.size, changedAt: new Date(facts.mtimeMs) };
}
