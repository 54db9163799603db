import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { PageCache, storePage } from './page-cache.ts';

function open() {
  const reads = new ResponseCache(new Reflector(), new RateLimits(loadConfig({})));
  const cache = new PageCache(reads);
  let drawn = 0;
  const draw = (status = 200) => {
    drawn += 1;
    return storePage({ status, html: `<p>${drawn}</p>` });
  };
  return { reads, cache, draw, drawn: () => drawn };
}

describe('the page cache', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('draws a page once for all who ask at the same time, and keeps it in three encodings', async () => {
    const { cache, draw, drawn } = open();
    const [page] = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', draw)));
    expect(drawn()).toBe(1);
    expect(
      page && [page.bodies.identity, brotliDecompressSync(page.bodies.br), gunzipSync(page.bodies.gzip)].map(String),
    ).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>']);
  });

  it('draws again after fifteen seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    // The cache reads this clock, at most once a millisecond.
    const clock = jest.spyOn(performance, 'now');
    const start = performance.now();
    const setClock = (ms: number) => {
      clock.mockReturnValue(start + ms);
      jest.advanceTimersByTime(1);
    };
    const { cache, draw, drawn } = open();
    setClock(0);
    await cache.get('/', draw);
    setClock(14_999);
    await cache.get('/', draw);
    expect(drawn()).toBe(1);
    setClock(15_001);
    await cache.get('/', draw);
    expect(drawn()).toBe(2);
  });

  it('forgets every page when any data changes', async () => {
    const { reads, cache, draw, drawn } = open();
    await cache.get('/', draw);
    reads.drop('events');
    await cache.get('/', draw);
    expect(drawn()).toBe(2);
  });

  it('keeps neither failures nor what is not there', async () => {
    const { cache, draw, drawn } = open();
    await cache.get('/nowhere', () => draw(404));
    await cache.get('/nowhere', () => draw(404));
    await expect(cache.get('/broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/broken', draw)).status).toBe(200);
    expect(drawn()).toBe(3);
  });
});
