import { limiter, take } from './rate-limits.ts';

describe('limiter', () => {
  it('counts ten thousand callers and forgets the one heard of longest ago', async () => {
    const once = limiter(1, 60, 1);
    for (let caller = 0; caller <= 10_000; caller += 1) await take(once, `caller ${caller}`);
    await expect(take(once, 'caller 1')).rejects.toMatchObject({ status: 429 });
    await take(once, 'caller 0');
    expect(await once.get('caller 2')).toBeNull();
  });
});
