import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type DomainError, unavailable } from '../../platform/errors/domain-error.ts';
import { MediaServer } from '../media-server/media-server.ts';
import { liveTexts } from './live.copy.ts';

/** At most four parts of plain signs: nothing that climbs, and nothing left to decode. */
const pathRule = /^(?:[A-Za-z0-9_-]{1,100}\/){0,3}[A-Za-z0-9_-]{1,100}\.(?:m3u8|ts)$/;
/** Milliseconds a playlist, or that there is no such file, is told again: a new piece comes every two seconds. */
const shortly = 250;
/** Bytes of the latest pieces in memory: the whole window of three qualities. */
const maxBytes = 64 * 1_048_576;
/** Addresses remembered, so that made-up ones cannot fill the memory. */
const maxFiles = 1_000;
/** Bytes of one piece; ten seconds of the best picture OBS is likely to send are a quarter of it. */
const largest = 32 * 1_048_576;

/** A file of the stream, ready to be written to many sockets at once. */
export interface HlsFile {
  type: string;
  isPlaylist: boolean;
  body: Buffer;
  etag: string;
}

interface CachedFile {
  file: Promise<HlsFile | null>;
  /** Milliseconds of `performance.now()`, which no change of the clock moves. */
  until: number;
  bytes: number;
}

/**
 * The latest files of the stream in memory: thousands ask for the same few within the same second. One buffer goes to all of
 * them, where a stream for each would cost 64 KB of memory and a file handle, or a call to the media server, apiece.
 */
@Injectable()
export class HlsFiles {
  /** The one asked for first of all comes first. */
  private readonly cached = new Map<string, CachedFile>();
  private bytes = 0;

  constructor(private readonly server: MediaServer) {
    server.onChange(({ playlist }) => {
      if (playlist === null) this.forget();
    });
  }

  /** @param path under `/hls/`, decoded once. @throws DomainError 503 when the media server cannot be reached */
  find(path: string): Promise<HlsFile | null> {
    if (!pathRule.test(path)) return Promise.resolve(null);
    const known = this.cached.get(path);
    if (known && known.until > performance.now()) return known.file;
    this.drop(path);
    return this.load(path);
  }

  private load(path: string): Promise<HlsFile | null> {
    // Until it is there, all who ask wait for the same answer.
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
    // A piece never changes under its name.
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

/** @throws DomainError 503 where it is larger than anything that can be watched, or broke off on its way */
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
