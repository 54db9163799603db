import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import type { MediaServerKind } from '../../platform/config/environment.ts';
import { Redis } from '../../platform/redis/redis.ts';
import { MediaServer, type MediaServerReport, type StreamWarning } from '../media-server/media-server.ts';
import { StreamHealth } from './stream-health.ts';

/** Milliseconds between two exchanges with the other processes. */
const interval = 2_000;
/** Milliseconds after which a stored state expires if no process renews it. */
const staleMs = 6_000;

/** The state of the media server, as staff see it. */
export interface MediaServerState {
  kind: MediaServerKind;
  report: MediaServerReport;
  warnings: StreamWarning[];
  /** Whether the media server belongs to this process, which can then serve its files. */
  isOurs: boolean;
}

/**
 * Stores the state of this process's media server if none is stored, if the stored one is its own, or if an encoder sends to
 * this process and to no other. Returns the state of another process, if there is one.
 */
const exchangeStates = `
local stored = redis.call('HMGET', KEYS[1], 'process', 'isPublishing', 'state')
local mine = ARGV[2] ~= '' and (not stored[1] or stored[1] == ARGV[1] or (ARGV[3] == '1' and stored[2] ~= '1'))
if not mine then return stored[1] ~= ARGV[1] and stored[3] or false end
redis.call('HSET', KEYS[1], 'process', ARGV[1], 'isPublishing', ARGV[3], 'state', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ${staleMs})
return false`;

type SharedState = Pick<MediaServerState, 'kind' | 'report' | 'warnings'>;

/** The media server of the whole site. An encoder sends to one process, but a console may ask another, so the processes share the state. */
@Injectable()
export class SiteMediaServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly self = randomUUID();
  /** State of another process; undefined if there is none or Redis is unavailable. */
  private elsewhere: SharedState | undefined;
  private exchanging: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly redis: Redis,
    private readonly mediaServer: MediaServer,
    private readonly health: StreamHealth,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.redis.connection) return;
    this.timer = setInterval(() => this.exchange(), interval).unref();
    this.mediaServer.onChange(() => this.exchange());
    this.exchange();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.exchanging;
  }

  /** The state, at most six seconds old: the state of a process that was killed expires after that time. */
  state(): MediaServerState {
    const { elsewhere } = this;
    const report = this.mediaServer.report();
    const isElsewhere = report.publishing === null && (elsewhere?.report.publishing || report.state === 'off');
    if (elsewhere && isElsewhere) return { ...elsewhere, isOurs: false };
    return { kind: this.config.live.server, report, warnings: this.health.warnings(), isOurs: true };
  }

  /** Whether a stream arrives at another process whose figures are missing. @param arrives whether the database says that a stream arrives */
  lacksFigures(arrives: boolean): boolean {
    const mayBeElsewhere = this.redis.connection !== undefined && this.config.live.external === undefined;
    return arrives && mayBeElsewhere && this.state().report.publishing === null;
  }

  private exchange(): void {
    this.exchanging ??= this.exchangeOnce().finally(() => (this.exchanging = undefined));
  }

  private async exchangeOnce(): Promise<void> {
    const kind = this.config.live.server;
    const report = this.mediaServer.report();
    // Every process asks an external media server itself, so its state is not shared.
    const own: SharedState | undefined =
      kind === 'embedded' ? { kind, report, warnings: this.health.warnings() } : undefined;
    try {
      const other = await this.redis.connection?.eval(
        exchangeStates,
        1,
        this.redis.key('media-server'),
        this.self,
        own ? JSON.stringify(own) : '',
        report.publishing ? '1' : '0',
      );
      this.elsewhere = typeof other === 'string' ? parse(other) : undefined;
    } catch {
      this.elsewhere = undefined;
    }
  }
}

function parse(text: string): SharedState {
  const { report, ...state } = JSON.parse(text) as SharedState;
  const { publishing } = report;
  return {
    ...state,
    report: { ...report, publishing: publishing && { ...publishing, since: new Date(publishing.since) } },
  };
}
