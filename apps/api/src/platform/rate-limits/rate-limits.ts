import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config.ts';
import { tooManyRequests } from '../errors/domain-error.ts';
import { type Allowance, rateClasses, type RateClassName } from './rate-class.ts';

/** Counts one more for a key. @throws DomainError 429 with the seconds until there is room again */
export async function take(limiter: RateLimiterMemory, key: string, message?: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), message);
  }
}

/** A limit multiplied by the setting, never below one. */
export const limiter = (requests: number, seconds: number, scale: number): RateLimiterMemory =>
  new RateLimiterMemory({ points: Math.max(1, Math.floor(requests * scale)), duration: seconds });

interface Counters {
  perAddress: RateLimiterMemory;
  all?: RateLimiterMemory;
  atOnce?: number;
  underWay: Map<string, number>;
}

/** Requests per address and class, counted in this process's memory. */
@Injectable()
export class RateLimits {
  private readonly classes: Map<string, Counters>;

  constructor(config: Config) {
    const scale = config.rateLimitScale;
    this.classes = new Map(
      Object.entries<Allowance>(rateClasses).map(([name, allowance]) => [
        name,
        {
          perAddress: limiter(allowance.requests, allowance.seconds, scale),
          all: allowance.allPerMinute === undefined ? undefined : limiter(allowance.allPerMinute, 60, scale),
          atOnce: allowance.atOnce === undefined ? undefined : Math.max(1, Math.floor(allowance.atOnce * scale)),
          underWay: new Map(),
        },
      ]),
    );
  }

  /** Counts a request. Answers what to call when it is over, if its class limits how many run at once. @throws DomainError 429 */
  async admit(name: RateClassName, address: string): Promise<(() => void) | undefined> {
    const counters = this.classes.get(name);
    if (!counters) throw new Error(`Unknown rate class ${name}`);
    const { perAddress, all, atOnce, underWay } = counters;
    await take(perAddress, address);
    if (all) await take(all, 'all');
    if (atOnce === undefined) return undefined;
    const before = underWay.get(address) ?? 0;
    if (before >= atOnce)
      throw tooManyRequests(5, `At most ${atOnce} at the same time. Please wait until one is done.`);
    underWay.set(address, before + 1);
    return () => {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    };
  }
}
