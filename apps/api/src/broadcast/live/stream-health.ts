import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MediaServer, type Publishing, type StreamWarning } from '../media-server/media-server.ts';
import { mergeWarnings, warningsOf } from './stream-warnings.ts';

/** Milliseconds between two looks at the figures. */
const interval = 2_000;
/** Milliseconds for which a figure counts as what the encoder can do. */
const memory = 60_000;
/** Milliseconds after which the figures of a stream that has just begun mean something. */
const settled = 10_000;

/** How well the stream arrives, seen over a minute, also while nobody looks. */
@Injectable()
export class StreamHealth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private seen: { at: number; bitrate: number; frameRate: number }[] = [];
  /** The stream that is measured: when it began, by the clock, and when it was first seen, by `performance.now()`. */
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

  /** @param now of `performance.now()` */
  note(publishing: Publishing | null, now: number): void {
    const since = publishing?.since.getTime() ?? 0;
    // Another encoder, or the same one with other settings, is measured by itself.
    if (since !== this.measured.since) {
      this.measured = { since, seenAt: now };
      this.seen = [];
    }
    this.seen = this.seen.filter(({ at }) => now - at < memory);
    if (publishing) this.seen.push({ at: now, bitrate: publishing.bitrate, frameRate: publishing.frameRate ?? 0 });
  }

  /** @param now of `performance.now()` */
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
