import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { FastifyInstance } from 'fastify';
import { kampalaDay } from '@ministry/domain';
import { LiveService } from '../../broadcast/live/live.service.ts';
import { Config } from '../../platform/config/config.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import type { Metric, VisitCount } from './visit-count.entity.ts';
import { VisitCountsRepository } from './visit-counts.repository.ts';
import { countVisit } from './visit-rules.ts';

/** Milliseconds between two writes; a killed process loses the counts of this time at most. */
const writeEvery = 15_000;
/** Maximum number of figures in memory, so that made-up names cannot fill it. */
const maxFigures = 2_000;
const separator = '\n';
/** A day ends with a full minute, so the date is computed once a minute and not for each request. */
const minute = 60_000;

/** Counts the visits of this process in memory and adds them to those of the database every fifteen seconds. */
@Injectable()
export class VisitCounter implements BeforeApplicationShutdown {
  private held = new Map<string, number>();
  private readonly sent = new WeakMap<Socket, number>();
  private readonly ownHost: string;
  private day = '';
  private dayValidUntil = 0;
  private writing = Promise.resolve();

  constructor(
    private readonly counts: VisitCountsRepository,
    private readonly live: LiveService,
    config: Config,
  ) {
    this.ownHost = new URL(config.publicUrl).hostname;
  }

  /** Counts after the answer, so that nobody waits for it. */
  addHook(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', ({ raw, method, url, headers, routeOptions }, { statusCode }, done) => {
      const bytes = this.bytesSent(raw.socket);
      const route = routeOptions.url;
      if (bytes !== undefined && route !== undefined)
        countVisit({ method, route, url, status: statusCode, headers, bytes }, this.ownHost, this.add);
      done();
    });
  }

  @Interval(writeEvery)
  write(): Promise<void> {
    this.writing = this.writing.then(() => logFailure('Counts of visits', this.writeHeld()));
    return this.writing;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.write();
  }

  /** Bytes that the socket has sent since the previous response; undefined for a request within the process, which has no socket. */
  private bytesSent(socket: Socket): number | undefined {
    const { bytesWritten } = socket;
    if (typeof bytesWritten !== 'number') return undefined;
    const before = this.sent.get(socket) ?? 0;
    this.sent.set(socket, bytesWritten);
    return bytesWritten - before;
  }

  private readonly add = (metric: Metric, name: string, amount: number): void => {
    const key = `${this.today()}${separator}${metric}${separator}${name}`;
    const before = this.held.get(key);
    if (before !== undefined || this.held.size < maxFigures) this.held.set(key, (before ?? 0) + amount);
  };

  private today(): string {
    const now = Date.now();
    if (now >= this.dayValidUntil) {
      this.day = kampalaDay(new Date(now));
      this.dayValidUntil = (Math.floor(now / minute) + 1) * minute;
    }
    return this.day;
  }

  private async writeHeld(): Promise<void> {
    const { isLive, viewers } = await this.live.status();
    // No `await` from here until `held` is replaced, or the counts made in between would be lost.
    const rows = [...this.held].map(([key, amount]): VisitCount => {
      const [day = '', metric = '', name = ''] = key.split(separator);
      return { day, metric: metric as Metric, name, amount };
    });
    if (isLive && viewers > 0) rows.push({ day: this.today(), metric: 'viewers', name: '', amount: viewers });
    if (rows.length === 0) return;
    const written = this.held;
    this.held = new Map();
    try {
      await this.counts.add(rows);
    } catch (error) {
      // Added again, so that the next write includes them.
      for (const [key, amount] of written) this.held.set(key, (this.held.get(key) ?? 0) + amount);
      throw error;
    }
  }
}
