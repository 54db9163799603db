import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config.ts';
import { tooManyRequests } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { networkOf } from '../http/client-address.ts';
import { Redis } from '../redis/redis.ts';
import type { AnyText } from '../texts/sentence.ts';
import { type Allowance, rateClasses, type RateClassName } from './rate-class.ts';
import { SharedCeiling } from './shared-ceiling.ts';

/** Counts one request for a key. @throws DomainError 429 with the seconds until the next one is allowed */
export async function take(limiter: RateLimiterAbstract, key: string, text?: AnyText): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), text);
  }
}

/** A limit multiplied by the configured scale, at least one. */
const scaled = (limit: number, scale: number): number => Math.max(1, Math.floor(limit * scale));

/** Most keys of one limiter, because an attacker can use any number of IPv6 networks. */
const maxKeys = 10_000;

/**
 * An async context outside all requests. Each counted key has a timer for an hour or a day. A timer that is created within a
 * request would keep the context of that request in memory.
 */
const noRequest = new AsyncResource('RateLimits');

/** Drops the least recently used key when it has more than `maxKeys`. */
class BoundedLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string>();

  override async consume(key: string): Promise<RateLimiterRes> {
    this.keys.delete(key);
    this.keys.add(key);
    const [oldest] = this.keys;
    if (this.keys.size > maxKeys && oldest !== undefined) {
      this.keys.delete(oldest);
      await this.delete(oldest);
    }
    return noRequest.runInAsyncScope(() => super.consume(key));
  }
}

/** A limiter in the memory of this process. @param requests before scaling */
export const limiter = (requests: number, seconds: number, scale: number): RateLimiterMemory =>
  new BoundedLimiter({ points: scaled(requests, scale), duration: seconds });

/** Hashes the keys, so that Redis holds no IP or e-mail addresses. */
class PseudonymousLimiter extends RateLimiterRedis {
  override getKey(key: string): string {
    return super.getKey(createHash('sha256').update(key).digest('base64url'));
  }
}

/** A limiter for all processes of the site. While Redis is unavailable, each process counts separately. @param name name of the limit in Redis */
export function sharedLimiter(
  redis: Redis,
  name: string,
  ...allowance: Parameters<typeof limiter>
): RateLimiterAbstract {
  const own = limiter(...allowance);
  if (!redis.connection) return own;
  return new PseudonymousLimiter({
    storeClient: redis.connection,
    points: own.points,
    duration: own.duration,
    keyPrefix: redis.key(`limit:${name}`),
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

/** Statuses of invalid requests, which the shared ceiling does not count. */
const notAccepted = new Set([400, 413, 415]);

interface Counters {
  perCaller: RateLimiterAbstract;
  all?: SharedCeiling;
  atOnce?: number;
  underWay: Map<string, number>;
}

/** Called with the status of the response when a request is over. */
type WhenOver = (status: number) => void;

/**
 * Counts requests per caller and class. Limits that protect a process are counted by each process separately: reads, shared
 * ceilings and simultaneous requests. A query of Redis would cost more than the response.
 */
@Injectable()
export class RateLimits {
  private readonly classes: Map<string, Counters>;

  constructor({ rateLimitScale: scale }: Config, redis: Redis) {
    this.classes = new Map(
      Object.entries<Allowance>(rateClasses).map(([name, allowance]) => [
        name,
        {
          perCaller: allowance.isRead
            ? limiter(allowance.requests, allowance.seconds, scale)
            : sharedLimiter(redis, name, allowance.requests, allowance.seconds, scale),
          all:
            allowance.allPerMinute === undefined ? undefined : new SharedCeiling(scaled(allowance.allPerMinute, scale)),
          atOnce: allowance.atOnce === undefined ? undefined : scaled(allowance.atOnce, scale),
          underWay: new Map(),
        },
      ]),
    );
  }

  /**
   * Counts a request. Returns a function to call when the request is over, if its class needs that.
   * @param caller an address from `clientAddress`, or staff as named by `RecentSignIns`
   * @throws DomainError 429
   */
  async admit(name: RateClassName, caller: string): Promise<WhenOver | undefined> {
    const counters = this.classes.get(name);
    if (!counters) throw new Error(`Unknown rate class ${name}`);
    await take(counters.perCaller, caller);
    if (counters.all) return this.share(counters.all, networkOf(caller));
    if (counters.atOnce !== undefined) return this.start(counters.underWay, counters.atOnce, caller);
    return undefined;
  }

  private share(ceiling: SharedCeiling, network: string): WhenOver {
    ceiling.take(network);
    return (status) => {
      if (notAccepted.has(status)) ceiling.giveBack(network);
    };
  }

  private start(underWay: Map<string, number>, atOnce: number, caller: string): WhenOver {
    const before = underWay.get(caller) ?? 0;
    if (before >= atOnce) throw tooManyRequests(5, errorTexts.atOnce({ most: atOnce }));
    underWay.set(caller, before + 1);
    return () => {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    };
  }
}
