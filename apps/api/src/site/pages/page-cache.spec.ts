import { jest } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { TopicChanges } from '../../platform/cache/topic-changes.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { Redis } from '../../platform/redis/redis.ts';
import { PageCache, type StoredPage } from './page-cache.ts';

async function open() {
  const config = loadConfig({});
  const redis = await Redis.open(config);
  const reads = new ResponseCache(new Reflector(), new RateLimits(config, redis), new TopicChanges(redis));
  const cache = new PageCache(reads);
  let rendered = 0;
  const renderFrom = (topics: StoredPage['topics'], status = 200): Promise<StoredPage> => {
    rendered += 1;
    return Promise.resolve({ status, body: new EncodedBody(`<p>${rendered}</p>`, 5), topics });
  };
  const render = (status = 200) => renderFrom(new Set(['events']), status);
  return { reads, cache, render, renderFrom: renderFrom, rendered: () => rendered };
}

describe('the page cache', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('renders a page once for simultaneous requests', async () => {
    const { cache, render, rendered } = await open();
    const [page] = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', () => render())));
    expect(rendered()).toBe(1);
    expect(page?.body.identity.toString()).toBe('<p>1</p>');
  });

  it('keeps the most recently requested pages, at most 32 MB with their encodings', async () => {
    const { cache } = await open();
    const large = 'x'.repeat(4 * 1_024 * 1_024);
    const render = jest.fn(() =>
      Promise.resolve({ status: 200, body: new EncodedBody(large, 5), topics: new Set(['events']) }),
    );
    for (const key of ['/1', '/2', '/3', '/4', '/5']) await cache.get(key, render);
    await cache.get('/5', () => render());
    expect(render).toHaveBeenCalledTimes(5);
    await cache.get('/1', () => render());
    expect(render).toHaveBeenCalledTimes(6);
  });

  it('renders again after fifteen seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    // The cache reads this clock, at most once a millisecond.
    const clock = jest.spyOn(performance, 'now');
    const start = Math.ceil(performance.now());
    const setClock = (ms: number) => {
      clock.mockReturnValue(start + ms);
      jest.advanceTimersByTime(1);
    };
    const { cache, render, rendered } = await open();
    setClock(0);
    await cache.get('/', () => render());
    setClock(14_999);
    await cache.get('/', () => render());
    expect(rendered()).toBe(1);
    setClock(15_001);
    await cache.get('/', () => render());
    expect(rendered()).toBe(2);
  });

  it('forgets a page when its data changes, and no other page', async () => {
    const { reads, cache, renderFrom: renderFrom, rendered } = await open();
    const look = async () => {
      await cache.get('/', () => renderFrom(new Set(['events', 'ministries'])));
      await cache.get('/events/12', () => renderFrom(new Set(['events', 'events/12'])));
      await cache.get('/sermons', () => renderFrom(new Set(['sermons'])));
    };
    for (const [topic, again] of [
      ['galleries', 0],
      ['sermons', 1],
      ['events/12', 1],
      ['events', 2],
    ] as const) {
      await look();
      reads.drop(topic);
      const before = rendered();
      await look();
      expect([topic, rendered() - before]).toEqual([topic, again]);
    }
  });

  it('forgets a page at any change during its rendering, or if its data is unknown', async () => {
    const { reads, cache, render, renderFrom: renderFrom, rendered } = await open();
    const page = cache.get('/', async () => {
      await Promise.resolve();
      reads.drop('galleries');
      return render();
    });
    await page;
    await cache.get('/', () => renderFrom(undefined));
    reads.drop('galleries');
    await cache.get('/', () => render());
    expect(rendered()).toBe(3);
  });

  it('does not compress a page again when a change leaves it the same', async () => {
    const { reads, cache } = await open();
    const render = (text: string): Promise<StoredPage> =>
      Promise.resolve({ status: 200, body: new EncodedBody(text.repeat(1_000), 5), topics: new Set(['events']) });
    const bytesOf = async (text: string) => (await cache.get('/', () => render(text))).body.bytes('br');
    const first = await bytesOf('before');
    reads.drop('events');
    // The same buffer, not an equal one.
    expect(await bytesOf('before')).toBe(first);
    reads.drop('events');
    expect(await bytesOf('after')).not.toEqual(first);
  });

  it('tells the renderer whether the page changes within fifteen seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    const clock = jest.spyOn(performance, 'now');
    const start = Math.ceil(performance.now());
    const { reads, cache, render } = await open();
    const changing: boolean[] = [];
    const look = async (ms: number) => {
      clock.mockReturnValue(start + ms);
      jest.advanceTimersByTime(1);
      await cache.get('/', (isChanging) => {
        changing.push(isChanging);
        return render();
      });
    };
    await look(0);
    reads.drop('events');
    await look(10_000);
    reads.drop('events');
    await look(20_000);
    await look(35_001);
    expect(changing).toEqual([false, true, true, false]);
  });

  it('stores neither failures nor 404 pages', async () => {
    const { cache, render, rendered } = await open();
    await cache.get('/nowhere', () => render(404));
    await cache.get('/nowhere', () => render(404));
    await expect(cache.get('/broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/broken', () => render())).status).toBe(200);
    expect(rendered()).toBe(3);
  });
});
