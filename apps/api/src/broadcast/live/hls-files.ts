import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type DomainError, unavailable } from '../../platform/errors/domain-error.ts';
import { MediaServer } from '../media-server/media-server.ts';
import { liveTexts } from './live.copy.ts';

/** At most four path segments of letters, digits, `_` and `-`: no path traversal, and nothing left to decode. */
const pathRule = /^(?:[A-Za-z0-9_-]{1,100}\/){0,3}[A-Za-z0-9_-]{1,100}\.(?:m3u8|ts)$/;
/** Milliseconds for which a playlist, or the fact that a file does not exist, is cached; a new segment arrives every two seconds. */
const shortly = 250;
/** Maximum bytes of cached segments: the whole window of three renditions. */
const maxBytes = 64 * 1_048_576;
/** Maximum number of cached addresses, so that made-up ones cannot fill the memory. */
const maxFiles = 1_000;
/** Maximum bytes of one segment; ten seconds of the best picture that OBS is likely to send are a quarter of this. */
const largest = 32 * 1_048_576;

/** A file of the stream in memory, ready to be written to many sockets at once. */
export interface HlsFile {
  type: string;
  isPlaylist: boolean;
  body: Buffer;
  etag: string;
}

interface CachedFile {
  file: Promise<HlsFile | null>;
  /** Expiry in milliseconds of `performance.now()`, which changes of the system clock do not affect. */
  until: number;
  bytes: number;
}

/**
 * Caches the latest files of the stream in memory, because thousands of visitors request the same few files within the same
 * second. All of them share one buffer. A stream for each would cost 64 KB of memory and a file handle, or a call to the
 * media server.
 */
@Injectable()
export class HlsFiles {
  /** In the order of the first requests, so that the oldest entry is dropped first. */
  private readonly cached = new Map<string, CachedFile>();
  private bytes = 0;

  constructor(private readonly server: MediaServer) {
    server.onChange(({ playlist }) => {
      if (playlist === null) this.forget();
    });
  }

  /** @param path path under `/hls/`, URL-decoded once. @throws DomainError 503 when the media server cannot be reached */
  find(path: string): Promise<HlsFile | null> {
    if (!pathRule.test(path)) return Promise.resolve(null);
    const known = this.cached.get(path);
    if (known && known.until > performance.now()) return known.file;
    this.drop(path);
    return this.load(path);
  }

  private load(path: string): Promise<HlsFile | null> {
    // Until the file is read, all callers wait for this same entry.
    const entry: CachedFile = { file: this.read(path), until: Infinity, bytes: 0 };
    this.cached.set(path, entry);
    this.makeRoom();
    entry.file.then(
      (file) => {
        entry.until = file && !file.isPlaylist ? Infinity : performance.now() + shortly;
        if (this.cached.get(path) !== entry) return;
        entry.bytes = file?.body.length ?? 0;
        this.bytes += entry.bytes;
        this.makeRoom();
      },
      () => {
        if (this.cached.get(path) === entry) this.drop(path);
      },
    );
    return entry.file;
  }

  private async read(path: string): Promise<HlsFile | null> {
    const file = await this.server.open(path);
    if (!file) return null;
    const body = await collect(file.body);
    // The content of a segment never changes, so its path is a valid ETag.
    const etag = file.isPlaylist ? `"${createHash('sha1').update(body).digest('base64url')}"` : `"${path}"`;
    return { type: file.type, isPlaylist: file.isPlaylist, body, etag };
  }

  private makeRoom(): void {
    for (const path of this.cached.keys()) {
      if (this.bytes <= maxBytes && this.cached.size <= maxFiles) return;
      this.drop(path);
    }
  }

  private drop(path: string): void {
    this.bytes -= this.cached.get(path)?.bytes ?? 0;
    this.cached.delete(path);
  }

  private forget(): void {
    this.cached.clear();
    this.bytes = 0;
  }
}

const tooLarge = (): DomainError => unavailable('PIECE_TOO_LARGE', liveTexts.pieceTooLarge, 10);
const brokenOff = (): DomainError => unavailable('MEDIA_SERVER_UNREACHABLE', liveTexts.unreachable, 2);

/** @throws DomainError 503 when the file is larger than any playable segment, or when its transfer broke off */
async function collect(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // Leaving the loop destroys the stream.
      if (bytes > largest) break;
      chunks.push(chunk);
    }
  } catch {
    throw brokenOff();
  }
  if (bytes > largest) throw tooLarge();
  return Buffer.concat(chunks, bytes);
}
