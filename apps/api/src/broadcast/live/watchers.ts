import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/redis/redis.ts';

/** Milliseconds: a page asks every thirty seconds, so one lost call does not make its watcher leave. */
const stay = 60_000;
/** Most watchers that are told apart; beyond it the ones heard of longest ago are forgotten. */
const most = 50_000;

/** Adds watchers to those of all processes and answers how many were heard of within the last minute, by the clock of Redis. */
const addAndCount = `
local now = tonumber(redis.call('TIME')[1])
for _, watcher in ipairs(ARGV) do redis.call('ZADD', KEYS[1], now, watcher) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${stay / 1_000})
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -${most + 1})
redis.call('EXPIRE', KEYS[1], ${stay / 1_000})
return redis.call('ZCARD', KEYS[1])`;

/** Who watches, by the random id that each tab gives itself: a minute long, with nothing else about anybody. */
@Injectable()
export class Watchers {
  /** By the moment they were last heard of, the longest ago first. */
  private readonly seen = new Map<string, number>();
  /** Heard of here and not yet known to the other processes. */
  private readonly unsent = new Set<string>();
  /** In all processes; undefined while only this one's are known. */
  private total: number | undefined;

  constructor(private readonly redis: Redis) {}

  /** @param now milliseconds */
  note(watcher: string, now: number): void {
    this.seen.delete(watcher);
    this.seen.set(watcher, now);
    if (this.redis.connection) this.unsent.add(watcher);
    const first = this.seen.keys().next();
    if (this.seen.size <= most || first.done) return;
    this.seen.delete(first.value);
    this.unsent.delete(first.value);
  }

  /** How many were heard of within the last minute, by all processes or, while Redis is gone, by this one. */
  count(now: number): number {
    for (const [watcher, at] of this.seen) {
      if (now - at < stay) break;
      this.seen.delete(watcher);
    }
    // A Redis that has just started again knows only those who have asked since.
    return Math.max(this.total ?? 0, this.seen.size);
  }

  /** Tells the other processes who was heard of here, and hears how many there are in all. */
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
