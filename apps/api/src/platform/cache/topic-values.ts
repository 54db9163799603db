import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from './response-cache.ts';

/** Milliseconds a value is cached; as long as a response in `ResponseCache`, for the same reason. */
const lifetime = 15_000;
const maxValues = 200;

interface Entry {
  topic: string;
  value: Promise<unknown>;
}

/** Caches small values that are computed from many rows, such as counts, until their topic changes or 15 seconds have passed. */
@Injectable()
export class TopicValues {
  private readonly entries = new LRUCache<string, Entry>({ max: maxValues, ttl: lifetime });

  constructor(responses: ResponseCache) {
    responses.onDrop((topic) => {
      for (const [key, entry] of this.entries)
        if (topic === undefined || entry.topic === topic) this.entries.delete(key);
    });
  }

  /** Computes a value at most once at a time. A value whose topic changes during the computation is not cached. */
  get<Value>(topic: string, key: string, compute: () => Promise<Value>): Promise<Value> {
    const name = `${topic} ${key}`;
    const known = this.entries.get(name);
    if (known) return known.value as Promise<Value>;
    const value = compute();
    const entry = { topic, value };
    this.entries.set(name, entry);
    value.catch(() => {
      if (this.entries.get(name) === entry) this.entries.delete(name);
    });
    return value;
  }
}
