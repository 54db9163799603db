import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MediaServer, type Publishing, type StreamWarning } from '../media-server/media-server.ts';
import { mergeWarnings, warningsOf } from './stream-warnings.ts';

/** Milliseconds between two measurements. */
const interval = 2_000;
/** Milliseconds for which a measurement counts towards the best that the encoder can do. */
const memory = 60_000;
/** Milliseconds after which the figures of a new stream are reliable. */
const settled = 10_000;

/** Measures how well the stream arrives over the last minute, also while no console is open. */
@Injectable()
export class StreamHealth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private seen: { at: number; bitrate: number; frameRate: number }[] = [];
  /** The measured stream: its start by the system clock (`since`), and its first measurement by `performance.now()` (`seenAt`). */
  private measured = { since: 0, seenAt: 0 };
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly mediaServer: MediaServer) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => this.note(this.mediaServer.report().publishing, performance.now()),
      interval,
    ).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param now value of `performance.now()` */
  note(publishing: Publishing | null, now: number): void {
    const since = publishing?.since.getTime() ?? 0;
    // Another encoder, or the same one with other settings, is measured separately.
    if (since !== this.measured.since) {
      this.measured = { since, seenAt: now };
      this.seen = [];
    }
    this.seen = this.seen.filter(({ at }) => now - at < memory);
    if (publishing) this.seen.push({ at: now, bitrate: publishing.bitrate, frameRate: publishing.frameRate ?? 0 });
  }

  /** @param now value of `performance.now()` */
  warnings(now = performance.now()): StreamWarning[] {
    const { publishing, warnings } = this.mediaServer.report();
    if (!publishing) return warnings;
    if (publishing.since.getTime() !== this.measured.since || now - this.measured.seenAt < settled) return warnings;
    const best = {
      bitrate: Math.max(0, ...this.seen.map(({ bitrate }) => bitrate)),
      frameRate: Math.max(0, ...this.seen.map(({ frameRate }) => frameRate)),
    };
    return mergeWarnings(warnings, warningsOf(publishing, best));
  }
}
