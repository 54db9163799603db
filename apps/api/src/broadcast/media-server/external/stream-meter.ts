import type { Publishing } from '../media-server.ts';

/** Milliseconds without new bytes after which nobody counts as publishing. */
const stallTimeoutMs = 8_000;
/** Milliseconds over which the rates are averaged. SRS updates its frame count only every few seconds. */
const windows = { bytes: 10_000, frames: 30_000 } as const;

/** A stream as the server reports it. */
export interface ReportedStream {
  /** `live` for streams of encoders, `variants` for those that the server transcodes. */
  app: string;
  name: string;
  /** Bytes received since the start of the stream. */
  bytes: number;
  /** Frames received since the start of the stream; null if the server does not count them. */
  frames: number | null;
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
}

interface Sample {
  /** Milliseconds of `performance.now()`, which changes of the system clock do not affect. */
  at: number;
  bytes: number;
  frames: number;
}

const displayNames: Record<string, string> = { H264: 'H.264', AVC: 'H.264', HEVC: 'H.265', H265: 'H.265' };
/** Display name of a codec, such as 'H.264' for 'H264'. */
export const codecName = (name: string | null | undefined): string | null =>
  name ? (displayNames[name.toUpperCase()] ?? name) : null;

/** Converts the totals that a server reports for one stream into a bitrate and a frame rate. */
export class StreamMeter {
  private samples: Sample[] = [];
  private latest: ReportedStream | undefined;
  private since = new Date(0);

  /** @param reported undefined when the server has no such stream, or nobody publishes it @param now value of `performance.now()` */
  update(reported: ReportedStream | undefined, now: number): void {
    const last = this.samples.at(-1);
    if (!reported) this.samples = [];
    // Fewer bytes than before: another encoder has connected since the last poll.
    else if (!last || reported.bytes < last.bytes) this.start(reported, now);
    else if (reported.bytes > last.bytes)
      this.samples.push({ at: now, bytes: reported.bytes, frames: reported.frames ?? 0 });
    this.samples = this.samples.filter(({ at }, index, all) => now - at <= windows.frames || index === all.length - 1);
    this.latest = reported;
  }

  /** Null while nobody publishes, or no bytes arrive. @param now value of `performance.now()` */
  publishing(now: number): Publishing | null {
    const last = this.samples.at(-1);
    if (!this.latest || !last || now - last.at > stallTimeoutMs) return null;
    const { frames, width, height, videoCodec, audioCodec } = this.latest;
    const frameRate = frames === null || videoCodec === null ? null : this.rate('frames');
    return {
      since: this.since,
      bitrate: Math.round((this.rate('bytes') ?? 0) * 8),
      frameRate: frameRate && Math.round(frameRate * 10) / 10,
      width,
      height,
      videoCodec,
      audioCodec,
    };
  }

  private start(reported: ReportedStream, now: number): void {
    this.since = new Date();
    this.samples = [{ at: now, bytes: reported.bytes, frames: reported.frames ?? 0 }];
  }

  /** Rate per second between the first and the last change of the total in the window; null before its second change. */
  private rate(what: 'bytes' | 'frames'): number | null {
    const changes = this.samples.filter((sample, index, all) => index === 0 || sample[what] !== all[index - 1]?.[what]);
    const last = changes.at(-1);
    const first = last && changes.find(({ at }) => last.at - at <= windows[what]);
    return last && first && last.at > first.at ? ((last[what] - first[what]) * 1_000) / (last.at - first.at) : null;
  }
}
