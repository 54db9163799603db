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

/** Counts one more for a key. @throws DomainError 429 with the seconds until there is room again */
export async function take(limiter: RateLimiterAbstract, key: string, text?: AnyText): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), text);
  }
}

/** A limit multiplied by the setting, never below one. */
const scaled = (limit: number, scale: number): number => Math.max(1, Math.floor(limit * scale));

/** Keys that one limiter counts at most: a stranger has as many IPv6 networks to ask from as he likes. */
const maxKeys = 10_000;

/**
 * Outside of all requests. A key has a timer for as long as it is counted, an hour or a day, and a timer made within a request keeps all
 * that is known of the request in memory.
 */
const noRequest = new AsyncResource('RateLimits');

/** Forgets the key it heard of longest ago where it counts as many as it may. */
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

/** Counts in this process's memory. @param requests before the setting is applied */
export const limiter = (requests: number, seconds: number, scale: number): RateLimiterMemory =>
  new BoundedLimiter({ points: scaled(requests, scale), duration: seconds });

/** No address and no mailbox stands in Redis. */
class PseudonymousLimiter extends RateLimiterRedis {
  override getKey(key: string): string {
    return super.getKey(createHash('sha256').update(key).digest('base64url'));
  }
}

/** Counts for all processes of the site; each by itself while Redis is gone. @param name of what is counted */
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

/** Statuses of a request that held nothing to accept, which the common ceiling does not count. */
const notAccepted = new Set([400, 413, 415]);

interface Counters {
  perCaller: RateLimiterAbstract;
  all?: SharedCeiling;
  atOnce?: number;
  underWay: Map<string, number>;
}

/** Called with the status of the answer once a request is over. */
type WhenOver = (status: number) => void;

/**
 * Requests per caller and class. What protects a process, which is reads, the common ceilings and what is under way at the
 * same time, each process counts by itself: to ask Redis would cost more than the answer.
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
   * Counts a request. Answers what to call when it is over, where its class has to know.
   * @param caller an address as `clientAddress` answers it, or staff as `KnownStaff` does
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
