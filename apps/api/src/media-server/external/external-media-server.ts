import { Readable } from 'node:stream';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.ts';
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
import { Incoming, type SeenStream } from './incoming.ts';
import { hasPieces, masterOf, passOn } from './playlists.ts';
import { ServerFault } from './server-call.ts';
import { type ServerControl, variantsApp } from './server-control.ts';

/** Milliseconds between two looks at the server. */
const interval = 2_000;
/** Looks in a row that must fail before the server counts as gone: one hiccup is nobody's business. */
const mostFailures = 3;
/** Milliseconds for which the playlist stands after the encoder is gone; players wait for it to come back. */
const grace = 30_000;

/** `church/index.m3u8`, `church/audio/index.m3u8` and the pieces beside them. */
const pathRule = new RegExp(`^${streamName}/(?:([a-z0-9]+)/)?([A-Za-z0-9_-]+\\.(?:m3u8|ts))$`);

/**
 * A media server elsewhere: asked every two seconds who publishes, and for the files when somebody watches. It asks us whether
 * an encoder may come in (media-server-hooks), and makes smaller pictures and the sound alone itself, if anybody does.
 */
export class ExternalMediaServer extends MediaServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MediaServer');
  private readonly listeners: ((report: MediaServerReport) => void)[] = [];
  private readonly incoming = new Map<string, Incoming>();
  private state: 'starting' | 'running' | 'failed' = 'starting';
  private problem: string | null = null;
  private failures = 0;
  private canPlay = false;
  /** As of the last look at which somebody published. */
  private master = '';
  /** The server's playlist when the encoder came: until another stands there, it is of the last time. */
  private before: string | null | undefined;
  private lastPublished = 0;
  private told = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly control: ServerControl,
    private readonly origin: HlsOrigin,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    void this.look().finally(() => this.lookLater());
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  report(): MediaServerReport {
    const publishing = this.publishing(streamName);
    const hasSound = this.canPlay && this.publishing(`${streamName}_audio`) !== null;
    return {
      state: this.state,
      problem: this.problem,
      publishing,
      warnings: [],
      playlist: this.canPlay ? masterPlaylist : null,
      audioPlaylist: hasSound ? audioPlaylist : null,
      rtmpPort: null,
      hlsPort: null,
    };
  }

  onChange(listener: (report: MediaServerReport) => void): void {
    this.listeners.push(listener);
  }

  /** The server asks by its callbacks, which know whom to ask. */
  checkKeysWith(): void {}

  async disconnect(): Promise<void> {
    try {
      await this.control.drop();
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error;
      throw new DomainError(503, 'MEDIA_SERVER_UNREACHABLE', error.message, undefined, 5);
    }
  }

  /** Nobody but this site reaches its port. */
  setOnAir(): void {}

  /** It records by itself. */
  record(): void {}

  async open(path: string): Promise<StreamFile | null> {
    if (path === masterPlaylist) return this.canPlay ? playlistFile(this.master) : null;
    const [, variant, file = ''] = pathRule.exec(path) ?? [];
    const folder = variant === undefined ? streamApp : variantsApp;
    if (file.endsWith('.ts')) {
      const piece = await this.origin.piece(`${folder}/${file}`);
      return piece && { ...piece, type: 'video/mp2t', isPlaylist: false };
    }
    if (file !== 'index.m3u8' || !this.canPlay) return null;
    const stream = variant === undefined ? streamName : `${streamName}_${variant}`;
    const playlist = await this.origin.playlist(`${folder}/${stream}.m3u8`);
    if (playlist === null) return null;
    const passed = passOn(playlist, this.publishing(stream));
    if (passed === null)
      throw new DomainError(
        503,
        'PLAYLIST_UNKNOWN',
        'The media server writes its playlists in a way that cannot be passed on. docker/srs.conf shows how they must be.',
        undefined,
        30,
      );
    return playlistFile(passed);
  }

  private lookLater(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look().finally(() => this.lookLater()), interval).unref();
  }

  /** One look at the server; never throws. */
  private async look(): Promise<void> {
    try {
      const streams = await this.control.streams();
      this.note(streams);
      this.failures = 0;
      this.state = 'running';
      this.problem = null;
    } catch (error) {
      this.fail(error);
    }
    await this.lookAtPlaylist();
    this.tell();
  }

  private note(streams: SeenStream[]): void {
    const now = Date.now();
    const ours = new Map(
      streams
        .filter(
          ({ app, name }) =>
            (app === streamApp && name === streamName) || (app === variantsApp && name.startsWith(`${streamName}_`)),
        )
        .map((stream) => [stream.name, stream]),
    );
    for (const name of ours.keys()) if (!this.incoming.has(name)) this.incoming.set(name, new Incoming());
    for (const [name, incoming] of this.incoming) incoming.note(ours.get(name), now);
  }

  private fail(error: unknown): void {
    this.failures += 1;
    if (this.failures < mostFailures && this.state === 'running') return;
    const problem = error instanceof ServerFault ? error.message : 'The media server cannot be asked.';
    if (problem !== this.problem) this.log.warn(problem);
    this.state = 'failed';
    this.problem = problem;
    this.incoming.clear();
  }

  /** Notices the first piece of a stream, and that a stream has ended for good. */
  private async lookAtPlaylist(): Promise<void> {
    if (this.publishing(streamName)) {
      this.lastPublished = Date.now();
      this.master = masterOf(this.renditions());
      if (this.canPlay) return;
      const playlist = await this.origin.playlist(`${streamApp}/${streamName}.m3u8`).catch(() => null);
      if (this.before === undefined) this.before = playlist;
      this.canPlay = playlist !== null && playlist !== this.before && hasPieces(playlist);
    } else if (Date.now() - this.lastPublished > grace) {
      this.canPlay = false;
      this.before = undefined;
    }
  }

  private publishing(name: string): ReturnType<Incoming['publishing']> {
    return this.incoming.get(name)?.publishing(Date.now()) ?? null;
  }

  /** What the encoder sends and what the server makes of it, but for the sound alone, which has a playlist of its own. */
  private renditions(): Parameters<typeof masterOf>[0] {
    const names = [...this.incoming.keys()].filter((name) => name !== `${streamName}_audio`);
    return names.flatMap((name) => {
      const publishing = this.publishing(name);
      const uri = name === streamName ? 'index.m3u8' : `${name.slice(streamName.length + 1)}/index.m3u8`;
      return publishing ? [{ uri, publishing }] : [];
    });
  }

  private tell(): void {
    const report = this.report();
    const { state, problem, publishing, playlist, audioPlaylist: audio } = report;
    const telling = JSON.stringify([state, problem, publishing?.since, playlist, audio]);
    if (telling === this.told) return;
    this.told = telling;
    for (const listener of this.listeners) listener(report);
  }
}

const playlistFile = (text: string): StreamFile => ({
  type: 'application/vnd.apple.mpegurl',
  bytes: Buffer.byteLength(text),
  isPlaylist: true,
  body: Readable.from([Buffer.from(text)]),
});
