import { createWriteStream, mkdirSync, readdirSync, type WriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { TransportStream } from './hls/transport-stream.ts';
import type { Sample, Tracks } from './media/sample.ts';

/** A full disk stops the whole site, not only the recording. */
const minFreeBytes = 1e9;
const diskCheckIntervalMs = 5_000;
/** Milliseconds of the stream between writes; a crash loses as much. */
const flushIntervalMs = 1_000;
/** Bytes that may wait for a slow disk. */
const maxPendingBytes = 32 * 1024 * 1024;

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** NOT_WRITABLE: the folder cannot be written to at the start; DISK_FULL: less than 1 GB is free. */
export type RecordingProblem = 'NOT_WRITABLE' | 'DISK_ERROR' | 'DISK_SLOW' | 'DISK_FULL';

export interface RecorderOptions {
  /** Parts are `part-1.ts`, `part-2.ts` …, numbered after the existing ones. */
  folder: string;
  /** Called when the recorder has stopped because of an error. */
  onStop(problem: RecordingProblem): void;
  freeBytes?(folder: string): Promise<number>;
}

/** Records the source as MPEG-TS, one part for each connection or change of codecs. */
export class Recorder {
  private readonly stream = new TransportStream();
  private readonly diskCheck = setInterval(() => void this.checkDisk(), diskCheckIntervalMs);
  private partCount: number;
  private tracks: Tracks | null = null;
  private file: WriteStream | null = null;
  private flushedAt = 0;

  /** @throws Error when the folder cannot be written to */
  constructor(private readonly options: RecorderOptions) {
    mkdirSync(options.folder, { recursive: true });
    this.partCount = Math.max(
      0,
      ...readdirSync(options.folder).map((name) => Number(/^part-(\d+)\.ts$/.exec(name)?.[1] ?? 0)),
    );
    void this.checkDisk();
  }

  /** Starts a new part at the next keyframe. */
  open(tracks: Tracks): void {
    this.closePart();
    this.tracks = tracks;
  }

  write(track: 'video' | 'audio', sample: Sample): void {
    if (!this.tracks?.[track]) return;
    const canSplit = track === 'video' || !this.tracks.video;
    if (!this.file) {
      if (!canSplit || !sample.isKeyframe) return;
      this.openPart();
      this.startPackets(sample.dts);
    } else if (
      (canSplit && sample.isKeyframe) ||
      sample.dts - this.flushedAt >= flushIntervalMs ||
      this.stream.bytes >= maxPendingBytes
    )
      this.flush(sample.dts);
    this.stream.write(track, sample);
  }

  /** The encoder has disconnected. */
  closePart(): void {
    const content = this.stream.take();
    if (this.file && content.length > 0) this.file.write(content);
    this.file?.end();
    this.file = null;
    this.tracks = null;
  }

  async stop(): Promise<void> {
    clearInterval(this.diskCheck);
    const { file } = this;
    this.closePart();
    if (file && !file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
  }

  private openPart(): void {
    this.partCount += 1;
    this.file = createWriteStream(join(this.options.folder, `part-${this.partCount}.ts`), { flags: 'wx' });
    this.file.on('error', () => this.fail('DISK_ERROR'));
  }

  private startPackets(time: number): void {
    this.flushedAt = time;
    if (this.tracks) this.stream.start(this.tracks);
  }

  private flush(time: number): void {
    this.file?.write(this.stream.take());
    if ((this.file?.writableLength ?? 0) > maxPendingBytes) return this.fail('DISK_SLOW');
    this.startPackets(time);
  }

  private async checkDisk(): Promise<void> {
    const free = await (this.options.freeBytes ?? readFreeBytes)(this.options.folder).catch(() => 0);
    if (free < minFreeBytes) this.fail('DISK_FULL');
  }

  private fail(problem: RecordingProblem): void {
    void this.stop();
    this.options.onStop(problem);
  }
}
