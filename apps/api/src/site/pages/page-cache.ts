import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import type { EncodedBody } from '../../platform/http/encoded-body.ts';

export interface StoredPage {
  status: number;
  body: EncodedBody;
  /** What the page was made from; undefined where that is not known, so that any change concerns it. */
  topics: ReadonlySet<string> | undefined;
}

/** A page, or the one that is being drawn. */
interface Entry {
  page: Promise<StoredPage>;
  /** Undefined too while it is being drawn. */
  topics?: StoredPage['topics'];
}

/** Milliseconds a rendered page may be shown. */
const lifetime = 15_000;
/** Together they bound the memory. */
const maxPages = 500;
const maxBytes = 32 * 1_024 * 1_024;

/** Rendered pages by key, each dropped as soon as anything changes that it was made from. */
@Injectable()
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxBytes,
    ttl: lifetime,
    noUpdateTTL: true,
  });

  constructor(reads: ResponseCache) {
    reads.onDrop((topic) => {
      for (const [key, { topics }] of this.entries)
        if (topic === undefined || topics === undefined || topics.has(topic)) this.entries.delete(key);
    });
  }

  /** The page of a key, drawn at most once at a time. Only what answered 200 is kept. */
  get(key: string, draw: () => Promise<StoredPage>): Promise<StoredPage> {
    const known = this.entries.get(key);
    if (known) return known.page;
    const entry: Entry = { page: draw() };
    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    this.entries.set(key, entry, { size: 1 });
    entry.page.then(({ status, topics, body }) => {
      if (status !== 200) forget();
      // Only now its size is known. What a change has dropped meanwhile stays dropped.
      else if (this.entries.peek(key) === entry) this.entries.set(key, { ...entry, topics }, { size: body.maxBytes });
    }, forget);
    return entry.page;
  }
}
