import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MediaServer, type Publishing, type StreamWarning } from '../media-server/media-server.ts';
import { mergeWarnings, warningsOf } from './stream-warnings.ts';

/** Milliseconds between two looks at the figures. */
const interval = 2_000;
/** Milliseconds for which a figure counts as what the encoder can do. */
const memory = 60_000;

/** How well the stream arrives, seen over a minute, also while nobody looks. */
@Injectable()
export class StreamHealth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private seen: { at: number; bitrate: number; frameRate: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly mediaServer: MediaServer) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.note(this.mediaServer.report().publishing, Date.now()), interval).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param now milliseconds since the epoch */
  note(publishing: Publishing | null, now: number): void {
    // Another encoder, or the same one with other settings, is measured by itself.
    this.seen =
      publishing === null ? [] : this.seen.filter(({ at }) => now - at < memory && at >= publishing.since.getTime());
    if (publishing) this.seen.push({ at: now, bitrate: publishing.bitrate, frameRate: publishing.frameRate ?? 0 });
  }

  warnings(): StreamWarning[] {
    const { publishing, warnings } = this.mediaServer.report();
    if (!publishing) return warnings;
    const best = {
      bitrate: Math.max(0, ...this.seen.map(({ bitrate }) => bitrate)),
      frameRate: Math.max(0, ...this.seen.map(({ frameRate }) => frameRate)),
    };
    return mergeWarnings(warnings, warningsOf(publishing, best, Date.now()));
  }
}
