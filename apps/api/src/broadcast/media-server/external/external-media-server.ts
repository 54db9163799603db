import { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { unavailable } from '../../../platform/errors/domain-error.ts';
import { liveTexts } from '../../live/live.copy.ts';
import {
  audioPlaylist,
  masterPlaylist,
  MediaServer,
  type MediaServerReport,
  streamApp,
  type StreamFile,
  streamName,
} from '../media-server.ts';
import type { HlsOrigin } from './hls-origin.ts';
import { hasSegments, masterPlaylistText, rewritePlaylist } from './playlists.ts';
import { type ServerControl, variantsApp } from './server-control.ts';
import { ServerError } from './server-request.ts';
import { type ReportedStream, StreamMeter } from './stream-meter.ts';

const pollMs = 2_000;
/** Polls in a row that must fail before the server counts as lost. */
const maxFailures = 3;
/** Milliseconds without an encoder after which the stream ends; until then players wait. */
const reconnectTimeoutMs = 30_000;

/** `church/index.m3u8`, `church/audio/index.m3u8` and the segments beside them. */
const filePath = new RegExp(`^${streamName}/(?:([a-z0-9]+)/)?([A-Za-z0-9_-]+\\.(?:m3u8|ts))$`);

/**
 * An external media server, polled every two seconds; its files are fetched when a visitor requests them. It checks keys by
 * a callback to this API (media-server-hooks). Only the server itself can make lower renditions and audio only.
 */
export class ExternalMediaServer extends MediaServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MediaServer');
  private readonly listeners: ((report: MediaServerReport) => void)[] = [];
  private readonly meters = new Map<string, StreamMeter>();
  private state: 'starting' | 'running' | 'failed' = 'starting';
  private problem: string | null = null;
  private failures = 0;
  private canPlay = false;
  /** Master playlist as of the last poll at which somebody published. */
  private master = '';
  /** The server's playlist when the encoder connected: an unchanged one belongs to the previous stream. */
  private stalePlaylist: string | null | undefined;
  private lastPublishedAt = -Infinity;
  private sentReport = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly control: ServerControl,
    private readonly origin: HlsOrigin,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    void this.poll().finally(() => this.schedulePoll());
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  report(): MediaServerReport {
    const publishing = this.publishing(streamName);
    const hasAudio = this.canPlay && this.publishing(`${streamName}_audio`) !== null;
    return {
      state: this.state,
      problem: this.problem,
      publishing,
      warnings: [],
      playlist: this.canPlay ? masterPlaylist : null,
      audioPlaylist: hasAudio ? audioPlaylist : null,
      rtmpPort: null,
      hlsPort: null,
    };
  }

  onChange(listener: (report: MediaServerReport) => void): void {
    this.listeners.push(listener);
  }

  /** Does nothing: the server checks keys by its callbacks. */
  checkKeysWith(): void {}

  async disconnect(): Promise<void> {
    try {
      await this.control.disconnectPublisher();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      throw unavailable('MEDIA_SERVER_UNREACHABLE', error.message, 5);
    }
  }

  /** Does nothing: only this site can reach the server's port. */
  setOnAir(): void {}

  /** Does nothing: the server records on its own. */
  record(): void {}

  async open(path: string): Promise<StreamFile | null> {
    if (path === masterPlaylist) return this.canPlay ? playlistFile(this.master) : null;
    const [, variant, file = ''] = filePath.exec(path) ?? [];
    const folder = variant === undefined ? streamApp : variantsApp;
    if (file.endsWith('.ts')) {
      const segment = await this.origin.segment(`${folder}/${file}`);
      return segment && { ...segment, type: 'video/mp2t', isPlaylist: false };
    }
    if (file !== 'index.m3u8' || !this.canPlay) return null;
    const stream = variant === undefined ? streamName : `${streamName}_${variant}`;
    const playlist = await this.origin.playlist(`${folder}/${stream}.m3u8`);
    if (playlist === null) return null;
    const rewritten = rewritePlaylist(playlist, this.publishing(stream));
    if (rewritten === null) throw unavailable('PLAYLIST_UNKNOWN', liveTexts.playlistUnknown, 30);
    return playlistFile(rewritten);
  }

  private schedulePoll(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.poll().finally(() => this.schedulePoll()), pollMs).unref();
  }

  /** Never throws. */
  private async poll(): Promise<void> {
    try {
      const streams = await this.control.streams();
      this.update(streams);
      this.failures = 0;
      this.state = 'running';
      this.problem = null;
    } catch (error) {
      this.fail(error);
    }
    await this.updatePlaylist();
    this.notify();
  }

  private update(streams: ReportedStream[]): void {
    const now = performance.now();
    const ours = new Map(
      streams
        .filter(
          ({ app, name }) =>
            (app === streamApp && name === streamName) || (app === variantsApp && name.startsWith(`${streamName}_`)),
        )
        .map((stream) => [stream.name, stream]),
    );
    for (const name of ours.keys()) if (!this.meters.has(name)) this.meters.set(name, new StreamMeter());
    for (const [name, meter] of this.meters) meter.update(ours.get(name), now);
  }

  private fail(error: unknown): void {
    this.failures += 1;
    if (this.failures < maxFailures && this.state === 'running') return;
    const problem = error instanceof ServerError ? error.message : 'The media server cannot be reached.';
    if (problem !== this.problem) this.log.warn(problem);
    this.state = 'failed';
    this.problem = problem;
    this.meters.clear();
  }

  /** Notices the first segment of a stream, and its end. */
  private async updatePlaylist(): Promise<void> {
    if (this.publishing(streamName)) {
      this.lastPublishedAt = performance.now();
      this.master = masterPlaylistText(this.renditions());
      if (this.canPlay) return;
      const playlist = await this.origin.playlist(`${streamApp}/${streamName}.m3u8`).catch(() => null);
      if (this.stalePlaylist === undefined) this.stalePlaylist = playlist;
      this.canPlay = playlist !== null && playlist !== this.stalePlaylist && hasSegments(playlist);
    } else if (performance.now() - this.lastPublishedAt > reconnectTimeoutMs) {
      this.canPlay = false;
      this.stalePlaylist = undefined;
    }
  }

  private publishing(name: string): ReturnType<StreamMeter['publishing']> {
    return this.meters.get(name)?.publishing(performance.now()) ?? null;
  }

  /** The source and the server's own renditions, without audio only, which has its own playlist. */
  private renditions(): Parameters<typeof masterPlaylistText>[0] {
    const names = [...this.meters.keys()].filter((name) => name !== `${streamName}_audio`);
    return names.flatMap((name) => {
      const publishing = this.publishing(name);
      const uri = name === streamName ? 'index.m3u8' : `${name.slice(streamName.length + 1)}/index.m3u8`;
      return publishing ? [{ uri, publishing }] : [];
    });
  }

  private notify(): void {
    const report = this.report();
    const { state, problem, publishing, playlist, audioPlaylist: audio } = report;
    const relevant = JSON.stringify([state, problem, publishing?.since, playlist, audio]);
    if (relevant === this.sentReport) return;
    this.sentReport = relevant;
    for (const listener of this.listeners) listener(report);
  }
}

const playlistFile = (text: string): StreamFile => ({
  type: 'application/vnd.apple.mpegurl',
  bytes: Buffer.byteLength(text),
  isPlaylist: true,
  body: Readable.from([Buffer.from(text)]),
});
