import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Piece, Playlist } from './playlist.ts';
import { type Tracks, TransportStream, type Unit } from './transport-stream.ts';

/** Milliseconds that a key frame may come early and still begin a piece; after which one begins without a key frame. */
const early = 50;
const longest = 12_000;
const heaviest = 24 * 1024 * 1024;
/** Pieces that may wait for a slow disk; further ones are left out. */
const maxWaiting = 5;

/** Where and how a level is written. */
export interface LevelOptions {
  /** Absolute path of its playlist; pieces lie beside it. */
  playlist: string;
  /** Begins the names of its pieces and belongs to this run alone: a name is never used twice, so that caches may keep pieces. */
  prefix: string;
  /** What a piece is meant to last. */
  seconds: number;
  /** Number of the first piece. */
  sequence: number;
  /** A piece has been added. */
  onPiece(): void;
  onFault(error: unknown): void;
}

/** From when on a level goes: after a break, or with other codecs. */
export interface Opening {
  tracks: Tracks;
  timeline: number;
  /** Moment that the stream's time counts from. */
  zero: number;
}

/** One playlist with its pieces: cut at key frames, written in order, the old ones removed. */
export class Level {
  private readonly stream = new TransportStream();
  private readonly playlist: Playlist;
  private opening: Opening | null = null;
  /** Time of the open piece's first unit; null: waits for a key frame. */
  private start: number | null = null;
  private latest = 0;
  private count = 0;
  private waiting = 0;
  private isCleared = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: LevelOptions) {
    this.playlist = new Playlist(options.sequence, options.seconds);
    mkdirSync(dirname(options.playlist), { recursive: true });
  }

  get isReady(): boolean {
    return !this.playlist.isEmpty && !this.isCleared;
  }

  get rates(): Pick<Playlist, 'bandwidth' | 'averageBandwidth'> {
    return this.playlist;
  }

  /** Begins anew with what comes next. */
  open(opening: Opening): void {
    this.pause();
    this.opening = opening;
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    if (!this.opening?.tracks[track]) return;
    const leads = track === 'video' || !this.opening.tracks.video;
    if (leads && this.isCut(unit)) this.cut(unit.decodeAt);
    if (this.start === null) return;
    this.latest = Math.max(this.latest, unit.decodeAt);
    this.stream.write(track, unit);
  }

  /** Nothing comes for now: what is there becomes a piece. */
  pause(): void {
    if (this.start !== null) this.finish(this.latest + early);
    this.start = null;
    this.opening = null;
  }

  /** Leaves nothing to play until the first piece of its next opening: a level that stands still would hold its watchers up. */
  async clear(): Promise<void> {
    this.pause();
    this.isCleared = true;
    await this.afterWriting(async () => {
      this.isCleared = false;
      await Promise.all(
        [this.options.playlist, ...this.playlist.clear().map((name) => join(dirname(this.options.playlist), name))].map(
          (path) => rm(path, { force: true }),
        ),
      );
    });
  }

  /** Nothing comes any more. */
  async end(): Promise<void> {
    this.pause();
    await this.afterWriting(async () => {
      if (this.isReady) await replace(this.options.playlist, this.playlist.text({ isOver: true }));
    });
  }

  private isCut({ isKey, decodeAt }: Unit): boolean {
    if (this.start === null) return isKey;
    const length = decodeAt - this.start;
    return (
      (isKey && length >= this.options.seconds * 1000 - early) || length >= longest || this.stream.bytes >= heaviest
    );
  }

  private cut(at: number): void {
    if (this.start !== null) this.finish(at);
    this.start = at;
    this.latest = at;
    if (this.opening) this.stream.begin(this.opening.tracks);
  }

  private finish(end: number): void {
    const content = this.stream.take();
    if (this.start === null || !this.opening || end <= this.start) return;
    const name = `${this.options.prefix}-${String(this.count).padStart(6, '0')}.ts`;
    const piece = {
      name,
      bytes: content.length,
      duration: (end - this.start) / 1000,
      at: new Date(this.opening.zero + this.start),
      timeline: this.opening.timeline,
    };
    this.count += 1;
    if (this.waiting < maxWaiting) void this.afterWriting(() => this.save(piece, content));
    else this.options.onFault(new Error('the disk is too slow'));
  }

  private async save(piece: Piece, content: Buffer): Promise<void> {
    const folder = dirname(this.options.playlist);
    await writeFile(join(folder, piece.name), content);
    const gone = this.playlist.add(piece);
    await replace(this.options.playlist, this.playlist.text());
    this.options.onPiece();
    await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
  }

  /** One after the other, so that a playlist never names what is not there yet. */
  private async afterWriting(step: () => Promise<void>): Promise<void> {
    this.waiting += 1;
    this.writing = this.writing.then(step).catch((error: unknown) => this.options.onFault(error));
    await this.writing;
    this.waiting -= 1;
  }
}

/** Whole or not at all: nobody ever reads half a playlist. */
export async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
