import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { presenceMs } from '@ministry/domain';
import { Redis } from '../redis/redis.ts';

/** Maximum number of items in memory; more than an office has open at once. */
const maxItems = 1_000;

/**
 * Who has which item open, as long as their heartbeats arrive. Stored in Redis, which several processes share. Without Redis, or
 * while it is unavailable, each process stores the list in memory and knows only its own callers.
 */
@Injectable()
export class OpenEditors {
  /** Time of the last heartbeat, by item and user name. */
  private readonly own = new LRUCache<string, Map<string, number>>({ max: maxItems });

  constructor(private readonly redis: Redis) {}

  /** Records that somebody has opened or closed an item. Returns the names of everybody who has it open. @param item such as 'order/17' */
  async note(item: string, username: string, isOpen: boolean): Promise<string[]> {
    const now = Date.now();
    const here = this.noteHere(item, username, isOpen, now);
    const { connection } = this.redis;
    if (!connection) return here;
    const key = this.redis.key(`presence:${item}`);
    try {
      const changes = connection.multi();
      if (isOpen) changes.zadd(key, String(now), username);
      else changes.zrem(key, username);
      const answers = await changes
        .zremrangebyscore(key, '-inf', String(now - presenceMs.gone))
        .pexpire(key, presenceMs.gone)
        .zrange(key, '0', '-1')
        .exec();
      return (answers?.at(-1)?.[1] as string[] | undefined) ?? here;
    } catch {
      return here;
    }
  }

  private noteHere(item: string, username: string, isOpen: boolean, now: number): string[] {
    const open = this.own.get(item) ?? new Map<string, number>();
    for (const [name, heardAt] of open) if (now - heardAt >= presenceMs.gone) open.delete(name);
    if (isOpen) open.set(username, now);
    else open.delete(username);
    if (open.size > 0) this.own.set(item, open);
    else this.own.delete(item);
    return [...open.keys()];
  }
}
