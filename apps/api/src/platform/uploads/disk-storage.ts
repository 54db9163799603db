import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../database/errors.ts';
import { type ByteRange, FileStorage } from './file-storage.ts';

/** Uploaded files in a folder of this machine. */
export class DiskStorage extends FileStorage {
  /** @param incoming folder on the same file system, for what is not whole yet */
  constructor(
    private readonly folder: string,
    private readonly incoming: string,
  ) {
    super();
  }

  async put(name: string, content: Buffer | { path: string }): Promise<void> {
    const path = Buffer.isBuffer(content) ? join(this.incoming, randomUUID()) : content.path;
    try {
      await mkdir(this.incoming, { recursive: true });
      await write(path, content);
      // A rename is whole or not at all: nobody ever reads half a file.
      await rename(path, join(this.folder, name));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async size(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.folder, name))).size;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async open(name: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(join(this.folder, name), range && { start: range.first, end: range.last });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}

/** Brings the bytes to the disk itself, so that what has been acknowledged survives a power cut. */
async function write(path: string, content: Buffer | { path: string }): Promise<void> {
  const file = await open(path, Buffer.isBuffer(content) ? 'w' : 'r+');
  try {
    if (Buffer.isBuffer(content)) await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
