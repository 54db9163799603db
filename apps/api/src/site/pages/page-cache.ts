import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import type { EncodedBody } from '../../platform/http/encoded-body.ts';

export interface StoredPage {
  status: number;
  body: EncodedBody;
  /** Topics of the data on the page; undefined if they are not known, so that any change drops the page. */
  topics: ReadonlySet<string> | undefined;
}

/** A rendered page, or one that is being rendered. */
interface Entry {
  page: Promise<StoredPage>;
  /** Also undefined while the page is being rendered. */
  topics?: StoredPage['topics'];
  /** Its data has changed, so it is not served any more; the next rendering may still be identical. */
  isDropped?: boolean;
  /** The body with its compressed copies; while the page is being rendered, the body of the previous page. */
  body?: EncodedBody | undefined;
}

/** Milliseconds a rendered page may be shown. */
const lifetime = 15_000;
/** Both limits together bound the memory. */
const maxPages = 500;
const maxBytes = 32 * 1_024 * 1_024;

/** Rendered pages by key, each dropped as soon as its data changes. */
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
   * Returns the page of a key, which is rendered only once at a time. Only pages with status 200 are stored.
   * @param render `isChanging`: the previous page was dropped within its fifteen seconds
   */
  get(key: string, render: (isChanging: boolean) => Promise<StoredPage>): Promise<StoredPage> {
    const known = this.entries.get(key);
    if (known && !known.isDropped) return known.page;
    const before = known?.body;
    const entry: Entry = {
      page: render(before !== undefined).then((page) => compressedOnce(page, before)),
      body: before,
    };
    // Deleted first, so that its lifetime starts again.
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
        // The size is known only now.
        else this.entries.set(key, { ...entry, topics, body }, { size: body.maxBytes });
      },
      () => isCurrent() && this.entries.delete(key),
    );
  }
}

/** Many changes leave a page identical: then its compressed copies are reused. */
const compressedOnce = (page: StoredPage, before: EncodedBody | undefined): StoredPage =>
  page.body.etag === before?.etag ? { ...page, body: before } : page;
