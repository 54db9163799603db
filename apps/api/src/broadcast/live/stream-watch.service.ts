import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { MediaServer, type MediaServerReport } from '../media-server/media-server.ts';
import { LiveService } from './live.service.ts';
import { LiveStateRepository } from './live-state.repository.ts';
import { playlistsOf } from './stream-addresses.ts';
import { StreamConfigsRepository } from './stream-configs.repository.ts';

/** Milliseconds between two reports to the database that the stream still arrives. */
const interval = 5_000;

/** Identifies where the stream can be played; null while it cannot be played. */
const placeOf = ({ publishing, playlist, audioPlaylist }: MediaServerReport): string | null =>
  publishing && playlist && `${playlist} ${audioPlaylist}`;

/** Writes what the media server reports to the live state, and tells the media server when the stream is on the air. */
@Injectable()
export class StreamWatch implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(StreamWatch.name);
  /** The result of `placeOf` that was last written to the live state. */
  private written: string | null = null;
  /** When this process last recorded that the stream arrives. */
  private seenAt: Date | undefined;
  private polling: Promise<void> | undefined;
  private needsAnotherRun = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly mediaServer: MediaServer,
    private readonly live: LiveService,
    private readonly states: LiveStateRepository,
    private readonly configs: StreamConfigsRepository,
  ) {}

  onModuleInit(): void {
    this.live.onChange(({ rtmpIsLive, isInterrupted }) => this.mediaServer.setOnAir(rtmpIsLive || isInterrupted));
    this.mediaServer.onChange(() => this.poll());
  }

  onApplicationBootstrap(): void {
    this.poll();
    this.timer = setInterval(() => this.poll(), interval).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.polling;
  }

  /** One run at a time; a report that arrives during a run starts another run after it. */
  private poll(): void {
    if (this.isStopped) return;
    this.needsAnotherRun = this.polling !== undefined;
    this.polling ??= this.write().finally(() => {
      this.polling = undefined;
      if (this.needsAnotherRun) this.poll();
    });
  }

  private async write(): Promise<void> {
    const report = this.mediaServer.report();
    const place = placeOf(report);
    // A stream that another process receives, or that a killed process left behind, is not ended here; it expires by time.
    if (place === null && this.written === null) return;
    try {
      if (place === null)
        await this.live.change(({ rtmpStreaming, rtmpSeenAt }) =>
          rtmpStreaming && rtmpSeenAt?.getTime() === this.seenAt?.getTime() ? { rtmpStreaming: false } : null,
        );
      else if (place !== this.written || !(await this.noteSeen())) {
        await this.arrives(report);
        await this.noteSeen();
      }
      this.written = place;
    } catch (error) {
      this.log.warn(`What the media server reports could not be kept; the next look tries again. ${String(error)}`);
    }
  }

  private noteSeen(): Promise<boolean> {
    this.seenAt = new Date();
    return this.states.noteSeen(this.seenAt);
  }

  private async arrives(report: MediaServerReport): Promise<void> {
    const { watchUrl } = await this.configs.get('rtmp');
    await this.live.change({ rtmpStreaming: true, ...playlistsOf(watchUrl, report) });
  }
}
