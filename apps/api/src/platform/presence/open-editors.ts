import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { presenceMs } from '@ministry/domain';
import { Redis } from '../redis/redis.ts';

/** More items than an office has open at once. */
const maxItems = 1_000;

/**
 * Who has what open, for as long as heartbeats come. In Redis where several processes share one; in memory without it and
 * while it is gone: then each process knows of its own callers alone.
 */
@Injectable()
export class OpenEditors {
  /** When each was heard of last, by item and user name. */
  private readonly own = new LRUCache<string, Map<string, number>>({ max: maxItems });

  constructor(private readonly redis: Redis) {}

  /** Notes that somebody has it open, or has closed it. Answers everybody who has it open. @param item 'order/17' */
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
