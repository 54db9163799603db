import type { WorkboxPlugin } from 'workbox-core/types.js';

async function sizeOf(answer: Response | undefined): Promise<number> {
  const declared = answer?.headers.get('content-length');
  return declared ? Number(declared) : ((await answer?.blob())?.size ?? 0);
}

/** Removes what was stored first, once all of a cache together have more bytes than this. */
export const limitBytes = (maxBytes: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    let total = 0;
    for (const request of [...(await cache.keys())].reverse()) {
      total += await sizeOf(await cache.match(request));
      if (total > maxBytes) await cache.delete(request);
    }
  },
});
