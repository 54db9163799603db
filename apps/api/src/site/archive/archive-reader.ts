import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import secureJson from 'secure-json-parse';
import type { Entry, ZipFile } from 'yauzl';
import { readLines } from '../../platform/async/read-lines.ts';
import { archiveTexts } from './archive.copy.ts';
import { UnreadableArchive } from './archive.errors.ts';
import { type ArchiveFile, archiveLimits, manifestEntry } from './archive-format.ts';

/** Number of bytes from which the type of a file is recognised. */
const headBytes = 64 * 1_024;
/** Entry name for problems that concern no single entry. */
const wholeArchive = 'archive';

/**
 * Reads a ZIP file that somebody else has created, and trusts nothing in it. Refuses encrypted entries, duplicate names and names
 * that lead out of the archive, and reads no entry beyond its stated size.
 */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws UnreadableArchive */
  static async open(path: string): Promise<ArchiveReader> {
    const { openPromise } = await import('yauzl');
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
      (error: unknown) => {
        throw new UnreadableArchive(wholeArchive, archiveTexts.noZip({ reason: reasonOf(error) }));
      },
    );
    try {
      return new ArchiveReader(zip, await readEntries(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** Stated size of an entry in bytes; undefined if there is no such entry. */
  sizeOf(name: string): number | undefined {
    return this.entries.get(name)?.uncompressedSize;
  }

  /** Whether an entry is uncompressed: only then must a sender upload as many bytes as the entry unpacks to. */
  isStored(name: string): boolean {
    return this.entries.get(name)?.compressionMethod === 0;
  }

  /** @throws UnreadableArchive where the entry is missing or larger */
  async open(name: string, limit: number): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new UnreadableArchive(name, archiveTexts.missing({ name }));
    if (entry.uncompressedSize > limit) throw new UnreadableArchive(name, archiveTexts.tooLarge({ name }));
    return this.zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw new UnreadableArchive(name, archiveTexts.unreadable({ name, reason: reasonOf(error) }));
    });
  }

  /** @throws UnreadableArchive */
  async json(name: string, limit: number): Promise<unknown> {
    try {
      // Refuses the keys that would change the prototype of an object.
      return secureJson.parse((await buffer(await this.open(name, limit))).toString('utf8')) as unknown;
    } catch (error) {
      if (error instanceof UnreadableArchive) throw error;
      throw new UnreadableArchive(name, archiveTexts.unreadable({ name, reason: reasonOf(error) }));
    }
  }

  /** @throws UnreadableArchive */
  async manifest(): Promise<unknown> {
    return this.json(manifestEntry, archiveLimits.manifest);
  }

  /** The rows of an entry, one by one; null for a line that is not a row. @throws UnreadableArchive */
  async *rows(name: string): AsyncGenerator<Record<string, unknown> | null> {
    const stream = await this.open(name, archiveLimits.rows);
    try {
      for await (const line of readLines(stream as AsyncIterable<Buffer>)) yield toRow(line);
    } catch (error) {
      throw new UnreadableArchive(name, archiveTexts.unreadable({ name, reason: reasonOf(error) }));
    }
  }

  /** Reads a whole entry; returns its hash and its first bytes. @throws UnreadableArchive */
  async digest({ path, bytes }: ArchiveFile): Promise<{ sha256: string; head: Buffer }> {
    const stream = await this.open(path, bytes);
    const hash = createHash('sha256');
    let head: Buffer = Buffer.alloc(0);
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      }
    } catch (error) {
      throw new UnreadableArchive(path, archiveTexts.unreadable({ name: path, reason: reasonOf(error) }));
    }
    return { sha256: hash.digest('hex'), head };
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > archiveLimits.entries) throw new UnreadableArchive(wholeArchive, archiveTexts.tooManyEntries);
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (entries.has(fileName)) throw new UnreadableArchive(fileName, archiveTexts.twice({ name: fileName }));
      if (entry.isEncrypted()) throw new UnreadableArchive(fileName, archiveTexts.encrypted({ name: fileName }));
      entries.set(fileName, entry);
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    // The library refuses names such as '../main.js' and gives the reason.
    throw new UnreadableArchive(wholeArchive, archiveTexts.listUnreadable({ reason: reasonOf(error) }));
  }
  return entries;
}

function toRow(line: string): Record<string, unknown> | null {
  if (line.length > archiveLimits.line) return null;
  try {
    const row: unknown = secureJson.parse(line);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);
