import type { WorkboxPlugin } from 'workbox-core/types.js';

async function sizeOf(answer: Response | undefined): Promise<number> {
  const declared = answer?.headers.get('content-length');
  return declared ? Number(declared) : ((await answer?.blob())?.size ?? 0);
}

/** Limits the size of a cache: removes the oldest entries if all together have more than `maxBytes`. */
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
