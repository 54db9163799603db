import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@ministry/domain';
import { codeOf } from '../database/errors.ts';
import { FileStorage, storageUnavailable } from './file-storage.ts';

/** Stores uploaded files in a folder on this machine. */
export class DiskStorage extends FileStorage {
  /** @param incoming folder on the same file system, for incomplete files */
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
      // A rename is atomic, so nobody ever reads half a file.
      await rename(path, join(this.folder, name));
      await syncFolder(this.folder);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async size(name: string): Promise<number | null> {
    const facts = await stat(join(this.folder, name)).catch(nullIfMissing);
    return facts?.isFile() ? facts.size : null;
  }

  async open(name: string, range?: ByteRange): Promise<Readable | null> {
    // Opened before the response starts: an error of the stream would come after the headers were sent.
    const file = await open(join(this.folder, name)).catch(nullIfMissing);
    if (file && !(await file.stat()).isFile()) return file.close().then(() => null);
    return file && file.createReadStream(range && { start: range.first, end: range.last });
  }

  signedAddress(): Promise<null> {
    return Promise.resolve(null);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}

/** Null for a missing file. @throws DomainError 503 for a failing disk, an unavailable network share, or missing permissions */
function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw Object.assign(storageUnavailable(), { cause: error });
}

/** Syncs a folder, which stores the names of its files. Windows does not allow it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes the bytes to the disk, so that an acknowledged upload survives a power cut. */
async function write(path: string, content: Buffer | { path: string }): Promise<void> {
  const file = await open(path, Buffer.isBuffer(content) ? 'w' : 'r+');
  try {
    if (Buffer.isBuffer(content)) await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
