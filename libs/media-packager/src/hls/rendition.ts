import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sample, Tracks } from '../media/sample.ts';
import { Playlist, type Segment } from './playlist.ts';
import { TransportStream } from './transport-stream.ts';

/** Milliseconds that a keyframe may be early and still start a segment. */
const keyframeToleranceMs = 50;
/** A segment ends here even without a keyframe. */
const maxSegmentMs = 12_000;
const maxSegmentBytes = 24 * 1024 * 1024;
/** Segments that may wait for a slow disk; further ones are dropped. */
const maxPendingWrites = 5;

export interface RenditionOptions {
  /** Absolute path of the playlist; segments are beside it. */
  playlist: string;
  /** Prefix of segment names, unique to this run: a name is never reused, so caches may store segments for good. */
  prefix: string;
  segmentSeconds: number;
  /** Sequence number of the first segment. */
  sequence: number;
  onSegment(): void;
  onError(error: unknown): void;
}

/** A part of the stream with the same tracks and codecs; a discontinuity separates it from the one before. */
export interface Period {
  tracks: Tracks;
  /** Its discontinuity sequence number. */
  discontinuity: number;
  /** Time of day of the timeline's zero, in milliseconds. */
  zeroTime: number;
}

/** One playlist with its segments: cut at keyframes, written in order, expired ones removed. */
export class Rendition {
  private readonly stream = new TransportStream();
  private readonly playlist: Playlist;
  private period: Period | null = null;
  /** Time of the current segment's first sample; null: waits for a keyframe. */
  private segmentStart: number | null = null;
  private lastDts = 0;
  private segmentCount = 0;
  private pendingWrites = 0;
  private isCleared = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: RenditionOptions) {
    this.playlist = new Playlist(options.sequence, options.segmentSeconds);
    mkdirSync(dirname(options.playlist), { recursive: true });
  }

  get isReady(): boolean {
    return !this.playlist.isEmpty && !this.isCleared;
  }

  get bitrates(): Pick<Playlist, 'bandwidth' | 'averageBandwidth'> {
    return this.playlist;
  }

  open(period: Period): void {
    this.pause();
    this.period = period;
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    if (!this.period?.tracks[track]) return;
    const canSplit = track === 'video' || !this.period.tracks.video;
    if (canSplit ? this.startsSegment(sample) : this.mustEnd(sample)) this.startSegment(sample.dts);
    if (this.segmentStart === null) return;
    this.lastDts = Math.max(this.lastDts, sample.dts);
    this.stream.write(track, sample);
  }

  /** Ends the current segment and the period. */
  pause(): void {
    if (this.segmentStart !== null) this.endSegment(this.lastDts + keyframeToleranceMs);
    this.segmentStart = null;
    this.period = null;
  }

  /** Removes all files until the next segment: a rendition that does not continue would make its players wait. */
  async clear(): Promise<void> {
    this.pause();
    this.isCleared = true;
    await this.enqueue(async () => {
      this.isCleared = false;
      const folder = dirname(this.options.playlist);
      const segments = this.playlist.clear().map((name) => join(folder, name));
      await Promise.all([this.options.playlist, ...segments].map((path) => rm(path, { force: true })));
    });
  }

  /** Marks the playlist as ended. */
  async end(): Promise<void> {
    this.pause();
    await this.enqueue(async () => {
      if (this.isReady) await replaceFile(this.options.playlist, this.playlist.text({ hasEnded: true }));
    });
  }

  private startsSegment({ isKeyframe, dts }: Sample): boolean {
    if (this.segmentStart === null) return isKeyframe;
    const length = dts - this.segmentStart;
    return (isKeyframe && length >= this.options.segmentSeconds * 1000 - keyframeToleranceMs) || this.mustEnd({ dts });
  }

  /** Whether the segment is too long or too large. It must end then even if only audio goes on, as when a camera was unplugged. */
  private mustEnd({ dts }: Pick<Sample, 'dts'>): boolean {
    return (
      this.segmentStart !== null && (dts - this.segmentStart >= maxSegmentMs || this.stream.bytes >= maxSegmentBytes)
    );
  }

  private startSegment(dts: number): void {
    if (this.segmentStart !== null) this.endSegment(dts);
    this.segmentStart = dts;
    this.lastDts = dts;
    if (this.period) this.stream.start(this.period.tracks);
  }

  private endSegment(end: number): void {
    const content = this.stream.take();
    if (this.segmentStart === null || !this.period || end <= this.segmentStart) return;
    const segment = {
      name: `${this.options.prefix}-${String(this.segmentCount).padStart(6, '0')}.ts`,
      bytes: content.length,
      duration: (end - this.segmentStart) / 1000,
      receivedAt: new Date(this.period.zeroTime + this.segmentStart),
      discontinuity: this.period.discontinuity,
    };
    this.segmentCount += 1;
    if (this.pendingWrites < maxPendingWrites) void this.enqueue(() => this.save(segment, content));
    else this.options.onError(new Error('the disk is too slow; a segment was dropped'));
  }

  private async save(segment: Segment, content: Buffer): Promise<void> {
    const folder = dirname(this.options.playlist);
    await writeFile(join(folder, segment.name), content);
    const expired = this.playlist.add(segment);
    await replaceFile(this.options.playlist, this.playlist.text());
    this.options.onSegment();
    await Promise.all(expired.map((name) => rm(join(folder, name), { force: true })));
  }

  /** Writes one after the other: a playlist never names a segment that is not on the disk. */
  private async enqueue(write: () => Promise<void>): Promise<void> {
    this.pendingWrites += 1;
    this.writing = this.writing.then(write).catch((error: unknown) => this.options.onError(error));
    await this.writing;
    this.pendingWrites -= 1;
  }
}

/** Atomic: nobody ever reads half a playlist. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
