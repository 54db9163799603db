import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/redis/redis.ts';

/** Milliseconds for which a viewer counts. A page asks every thirty seconds, so one lost request does not remove its viewer. */
const stay = 60_000;
/** Maximum number of distinct viewers; beyond it the ones seen longest ago are dropped. */
const most = 50_000;

/** Adds viewers to those of all processes, and returns how many were seen within the last minute by the clock of Redis. */
const addAndCount = `
local now = tonumber(redis.call('TIME')[1])
for _, watcher in ipairs(ARGV) do redis.call('ZADD', KEYS[1], now, watcher) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${stay / 1_000})
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -${most + 1})
redis.call('EXPIRE', KEYS[1], ${stay / 1_000})
return redis.call('ZCARD', KEYS[1])`;

/** Counts viewers by the random id that each tab gives itself. An id is kept for a minute, with no other data about the person. */
@Injectable()
export class Watchers {
  /** When each viewer was last seen, longest ago first. */
  private readonly seen = new Map<string, number>();
  /** Seen by this process and not yet sent to the other processes. */
  private readonly unsent = new Set<string>();
  /** Number of viewers in all processes; undefined while only those of this process are known. */
  private total: number | undefined;

  constructor(private readonly redis: Redis) {}

  /** @param now value of `performance.now()` */
  note(watcher: string, now: number): void {
    this.seen.delete(watcher);
    this.seen.set(watcher, now);
    if (this.redis.connection) this.unsent.add(watcher);
    const first = this.seen.keys().next();
    if (this.seen.size <= most || first.done) return;
    this.seen.delete(first.value);
    this.unsent.delete(first.value);
  }

  /** How many viewers were seen within the last minute, by all processes or, while Redis is unavailable, by this one. */
  count(now: number): number {
    for (const [watcher, at] of this.seen) {
      if (now - at < stay) break;
      this.seen.delete(watcher);
    }
    // A Redis that has just restarted knows only the viewers seen since then.
    return Math.max(this.total ?? 0, this.seen.size);
  }

  /** Sends the viewers of this process to the other processes, and reads how many there are in all. */
  async exchange(): Promise<void> {
    const { connection } = this.redis;
    if (!connection) return;
    const sent = [...this.unsent];
    this.unsent.clear();
    try {
      this.total = Number(await connection.eval(addAndCount, 1, this.redis.key('watchers'), ...sent));
    } catch {
      this.total = undefined;
      for (const watcher of sent) if (this.seen.has(watcher)) this.unsent.add(watcher);
    }
  }
}
