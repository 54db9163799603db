import { loadConfig } from '../../platform/config/config.ts';
import { Redis } from '../../platform/redis/redis.ts';
import { Watchers } from './watchers.ts';

const second = 1_000;

describe('watchers', () => {
  let watchers: Watchers;
  beforeEach(async () => {
    watchers = new Watchers(await Redis.open(loadConfig({})));
  });

  it('are those seen within the last minute, each counted once', () => {
    watchers.note('a', 0);
    watchers.note('b', 30 * second);
    watchers.note('a', 31 * second);
    expect(watchers.count(59 * second)).toBe(2);
    expect(watchers.count(90 * second)).toBe(1);
    expect(watchers.count(91 * second)).toBe(0);
  });

  it('are at most fifty thousand, so that they never fill the memory', () => {
    for (let tab = 0; tab < 50_010; tab += 1) watchers.note(`tab ${tab}`, 0);
    expect(watchers.count(second)).toBe(50_000);
  });
});
