import { createWriteStream, mkdirSync, readdirSync, type WriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Tracks, TransportStream, type Unit } from './packager/transport-stream.ts';

/** Bytes that must stay free: a full disk stops the whole site, not just the recording. */
const leastFree = 1e9;
/** Milliseconds between looks at the disk, and of the stream between writes: as much is lost in a crash. */
const lookEvery = 5_000;
const writeEvery = 1_000;
/** Bytes that may wait for a slow disk. */
const maxWaiting = 32 * 1024 * 1024;

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface RecorderOptions {
  /** Takes `part-1.ts`, `part-2.ts` … beside those that are there. */
  folder: string;
  /** It has stopped by itself. @param problem why, for staff */
  onStop(problem: string): void;
  freeBytes?(folder: string): Promise<number>;
}

/** Writes what arrives as it is, a file for each time that an encoder connects or changes its codecs. */
export class Recorder {
  private readonly stream = new TransportStream();
  private readonly looking = setInterval(() => void this.look(), lookEvery);
  private count: number;
  private tracks: Tracks | null = null;
  private file: WriteStream | null = null;
  private writtenAt = 0;

  /** @throws Error when the folder cannot be written to */
  constructor(private readonly options: RecorderOptions) {
    mkdirSync(options.folder, { recursive: true });
    this.count = Math.max(
      0,
      ...readdirSync(options.folder).map((name) => Number(/^part-(\d+)\.ts$/.exec(name)?.[1] ?? 0)),
    );
    void this.look();
  }

  /** From here on with these tracks: a new part, beginning at the next key frame. */
  open(tracks: Tracks): void {
    this.closePart();
    this.tracks = tracks;
  }

  write(track: 'video' | 'audio', unit: Unit): void {
    if (!this.tracks?.[track]) return;
    const leads = track === 'video' || !this.tracks.video;
    if (!this.file) {
      if (!leads || !unit.isKey) return;
      this.openPart();
      this.beginPackets(unit.decodeAt);
    } else if (leads && (unit.isKey || unit.decodeAt - this.writtenAt >= writeEvery)) this.flush(unit.decodeAt);
    this.stream.write(track, unit);
  }

  /** The encoder has gone. */
  closePart(): void {
    const content = this.stream.take();
    if (this.file && content.length > 0) this.file.write(content);
    this.file?.end();
    this.file = null;
    this.tracks = null;
  }

  async stop(): Promise<void> {
    clearInterval(this.looking);
    const { file } = this;
    this.closePart();
    if (file && !file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
  }

  private openPart(): void {
    this.count += 1;
    this.file = createWriteStream(join(this.options.folder, `part-${this.count}.ts`), { flags: 'wx' });
    this.file.on('error', () => this.fail('The recording cannot be written to the disk; it has stopped.'));
  }

  private beginPackets(time: number): void {
    this.writtenAt = time;
    if (this.tracks) this.stream.begin(this.tracks);
  }

  private flush(time: number): void {
    this.file?.write(this.stream.take());
    if ((this.file?.writableLength ?? 0) > maxWaiting)
      return this.fail('The disk is too slow for the recording; it has stopped.');
    this.beginPackets(time);
  }

  private async look(): Promise<void> {
    const free = await (this.options.freeBytes ?? freeBytesOf)(this.options.folder).catch(() => 0);
    if (free < leastFree) this.fail('Less than 1 GB is free on the disk; the recording has stopped.');
  }

  private fail(problem: string): void {
    void this.stop();
    this.options.onStop(problem);
  }
}
