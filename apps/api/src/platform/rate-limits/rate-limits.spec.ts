import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { limiter, take } from './rate-limits.ts';

describe('limiter', () => {
  it('counts ten thousand callers, and forgets the one that was inactive longest', async () => {
    const once = limiter(1, 60, 1);
    for (let caller = 0; caller <= 10_000; caller += 1) await take(once, `caller ${caller}`);
    await expect(take(once, 'caller 1')).rejects.toMatchObject({ status: 429 });
    await take(once, 'caller 0');
    expect(await once.get('caller 2')).toBeNull();
  });

  it('does not keep the request in memory while it counts its caller', async () => {
    const request = new AsyncLocalStorage<string>();
    const original = setTimeout;
    const kept: (string | undefined)[] = [];
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      kept.push(request.getStore());
      return original(work, ms);
    }) as typeof setTimeout);
    await request.run('a request', () => take(limiter(5, 60, 1), 'a caller'));
    timers.mockRestore();
    expect(kept).toEqual([undefined]);
  });
});
