import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '../../platform/cache/response-cache.ts';

export interface StoredPage {
  status: number;
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
}

/** Milliseconds a rendered page may be shown. */
const lifetime = 15_000;
const maxPages = 500;
/** Paid once for every page in fifteen seconds. */
const brotliQuality = 7;

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a document once for everyone who gets it. */
export async function storePage({ status, html }: { status: number; html: string }): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([encoders.br(identity, { params }), encoders.gzip(identity)]);
  return {
    status,
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    bodies: { identity, br, gzip: zipped },
  };
}

/** Rendered pages by key; all are dropped as soon as any data changes. */
@Injectable()
export class PageCache {
  private readonly pages = new LRUCache<string, Promise<StoredPage>>({ max: maxPages, ttl: lifetime });

  constructor(preparedReads: ResponseCache) {
    preparedReads.onDrop(() => this.pages.clear());
  }

  /** The page of a key, drawn at most once at a time. Only what answered 200 is kept. */
  get(key: string, draw: () => Promise<StoredPage>): Promise<StoredPage> {
    const known = this.pages.get(key);
    if (known) return known;
    const page = draw();
    const forget = () => {
      if (this.pages.get(key) === page) this.pages.delete(key);
    };
    this.pages.set(key, page);
    page.then(({ status }) => (status === 200 ? undefined : forget()), forget);
    return page;
  }
}
