import type { Publishing } from '../media-server.ts';

/** Milliseconds after which bytes that do not move mean that nobody publishes. */
const standstill = 8_000;
/** Milliseconds over which bytes and pictures are counted. SRS adds the pictures up only every few seconds. */
const windows = { bytes: 10_000, frames: 30_000 } as const;

/** A stream as a server tells of it. */
export interface SeenStream {
  /** `live` for what encoders send, `variants` for what the server makes of it. */
  app: string;
  name: string;
  /** Received since it began. */
  bytes: number;
  /** Pictures received since it began; null where the server does not count them. */
  frames: number | null;
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
}

interface Sample {
  /** Milliseconds since the epoch. */
  at: number;
  bytes: number;
  frames: number;
}

const readable: Record<string, string> = { H264: 'H.264', AVC: 'H.264', HEVC: 'H.265', H265: 'H.265' };
/** 'H.264' for what servers call H264. */
export const codecName = (name: string | null | undefined): string | null =>
  name ? (readable[name.toUpperCase()] ?? name) : null;

/** One stream over the time that it arrives; from one look at the server to the next it turns totals into rates. */
export class Incoming {
  private samples: Sample[] = [];
  private seen: SeenStream | undefined;
  private since = 0;

  /** @param seen undefined when the server knows no such stream, or nobody publishes it @param now milliseconds since the epoch */
  note(seen: SeenStream | undefined, now: number): void {
    const last = this.samples.at(-1);
    if (!seen) this.samples = [];
    // Fewer bytes than before: another encoder has begun between two looks.
    else if (!last || seen.bytes < last.bytes) this.begin(seen, now);
    else if (seen.bytes > last.bytes) this.samples.push({ at: now, bytes: seen.bytes, frames: seen.frames ?? 0 });
    this.samples = this.samples.filter(({ at }, index, all) => now - at <= windows.frames || index === all.length - 1);
    this.seen = seen;
  }

  /** Null while nobody publishes, or the bytes stand still. */
  publishing(now: number): Publishing | null {
    const last = this.samples.at(-1);
    if (!this.seen || !last || now - last.at > standstill) return null;
    const { frames, width, height, videoCodec, audioCodec } = this.seen;
    const frameRate = frames === null || videoCodec === null ? null : this.rate('frames');
    return {
      since: new Date(this.since),
      bitrate: Math.round((this.rate('bytes') ?? 0) * 8),
      frameRate: frameRate && Math.round(frameRate * 10) / 10,
      width,
      height,
      videoCodec,
      audioCodec,
    };
  }

  private begin(seen: SeenStream, now: number): void {
    this.since = now;
    this.samples = [{ at: now, bytes: seen.bytes, frames: seen.frames ?? 0 }];
  }

  /** A second, over the window between the first and the last time that the total has moved; null before it has moved twice. */
  private rate(what: 'bytes' | 'frames'): number | null {
    const moved = this.samples.filter((sample, index, all) => index === 0 || sample[what] !== all[index - 1]?.[what]);
    const last = moved.at(-1);
    const first = last && moved.find(({ at }) => last.at - at <= windows[what]);
    return last && first && last.at > first.at ? ((last[what] - first[what]) * 1_000) / (last.at - first.at) : null;
  }
}
