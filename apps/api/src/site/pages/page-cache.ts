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

/** A page, or the one that is being rendered. */
interface Entry {
  page: Promise<StoredPage>;
  /** Undefined too while it is being rendered. */
  topics?: StoredPage['topics'];
  /** Something it was made from has changed: nobody gets it any more, but the next one may be the same. */
  isDropped?: boolean;
  /** With what is compressed already; while it is being rendered, that of the page before it. */
  body?: EncodedBody | undefined;
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
      for (const entry of this.entries.values())
        if (topic === undefined || entry.topics === undefined || entry.topics.has(topic)) entry.isDropped = true;
    });
  }

  /**
   * The page of a key, rendered at most once at a time. Only what answered 200 is kept.
   * @param render `isChanging`: the page before this one was dropped within its fifteen seconds
   */
  get(key: string, render: (isChanging: boolean) => Promise<StoredPage>): Promise<StoredPage> {
    const known = this.entries.get(key);
    if (known && !known.isDropped) return known.page;
    const before = known?.body;
    const entry: Entry = {
      page: render(before !== undefined).then((page) => compressedOnce(page, before)),
      body: before,
    };
    // Its time starts again.
    this.entries.delete(key);
    this.entries.set(key, entry, { size: 1 });
    this.settle(key, entry);
    return entry.page;
  }

  private settle(key: string, entry: Entry): void {
    const isCurrent = () => this.entries.peek(key) === entry;
    entry.page.then(
      ({ status, topics, body }) => {
        if (!isCurrent()) return;
        if (status !== 200) this.entries.delete(key);
        // Only now its size is known.
        else this.entries.set(key, { ...entry, topics, body }, { size: body.maxBytes });
      },
      () => isCurrent() && this.entries.delete(key),
    );
  }
}

/** Many changes leave a page as it was: what was compressed for it serves on. */
const compressedOnce = (page: StoredPage, before: EncodedBody | undefined): StoredPage =>
  page.body.etag === before?.etag ? { ...page, body: before } : page;
