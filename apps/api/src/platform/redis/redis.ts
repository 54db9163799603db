import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis as Connection } from 'ioredis';
import { Config } from '../config/config.ts';

/** Milliseconds without an answer after which Redis counts as unavailable: commands fail at once until it answers again. */
const silenceMs = 300;
const connectMs = 1_000;
const reconnectMs = 500;

/** The Redis or Valkey server that several processes of one site share. It may fail at any time; each class that uses it says what happens then. */
@Injectable()
export class Redis implements OnApplicationShutdown {
  private readonly log = new Logger('Redis');

  private constructor(
    /** Undefined without REDIS_URL: then this is the site's only process. */
    readonly connection: Connection | undefined,
    /** Host of the site, which separates the keys of sites that share one Redis server. */
    private readonly site: string,
  ) {
    let isLost = false;
    connection?.on('error', () => {
      if (!isLost) this.log.warn('Redis does not answer. This process counts and remembers by itself until it does.');
      isLost = true;
    });
    connection?.on('ready', () => {
      if (isLost) this.log.log('Redis answers again.');
      isLost = false;
    });
  }

  static async open({ redisUrl, publicUrl }: Config): Promise<Redis> {
    const site = new URL(publicUrl).host;
    if (redisUrl === undefined) return new Redis(undefined, site);
    const { Redis: Client } = await import('ioredis');
    const connection = new Client(redisUrl, {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      retryStrategy: () => reconnectMs,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    return new Redis(connection, site);
  }

  /** The name of a key or a channel of this site. */
  key(name: string): string {
    return `${this.site}:${name}`;
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
  }
}
