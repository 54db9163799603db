import { jest } from '@jest/globals';
import { AsyncCache } from './async-cache.ts';

describe('a value that is fetched by a call', () => {
  let calls: number;
  let lifetime: number;
  let cache: AsyncCache<string>;

  beforeEach(() => {
    calls = 0;
    lifetime = 60_000;
    cache = new AsyncCache(() =>
      Promise.resolve({ value: `token ${(calls += 1)}`, until: performance.now() + lifetime }),
    );
  });

  it('is fetched once for all simultaneous requests, and kept', async () => {
    expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual(['token 1', 'token 1', 'token 1']);
    expect(await cache.get()).toBe('token 1');
  });

  it('is fetched again when it has expired', async () => {
    lifetime = 0;
    await cache.get();
    expect(await cache.get()).toBe('token 2');
  });

  it.each([-86_400_000, 86_400_000])('expires on time, even if the clock is set by %d ms', async (shift) => {
    await cache.get();
    const [clock, began] = [Date.now(), Math.ceil(performance.now())];
    let passed = lifetime - 1_000;
    jest.spyOn(Date, 'now').mockImplementation(() => clock + shift + passed);
    jest.spyOn(performance, 'now').mockImplementation(() => began + passed);
    expect(await cache.get()).toBe('token 1');
    passed = lifetime;
    expect(await cache.get()).toBe('token 2');
    jest.restoreAllMocks();
  });

  it('is fetched again when it was refused; refusing an older value changes nothing', async () => {
    await cache.get();
    cache.drop('token 1');
    expect(await cache.get()).toBe('token 2');
    cache.drop('token 1');
    expect(await cache.get()).toBe('token 2');
  });

  it('is not kept when fetching failed', async () => {
    const failing = new AsyncCache(() =>
      (calls += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve({ value: 'token', until: Infinity }),
    );
    await expect(failing.get()).rejects.toThrow('down');
    expect(await failing.get()).toBe('token');
  });
});
