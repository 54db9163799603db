import { jest } from '@jest/globals';
import { SharedCeiling } from './shared-ceiling.ts';

const now = 500_000;
const accepted = (ceiling: SharedCeiling, network: string, times: number, at = now): number => {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) {
    try {
      ceiling.take(network, at);
      count += 1;
    } catch {
      // Refused.
    }
  }
  return count;
};

describe('SharedCeiling', () => {
  it('lets one network use the whole limit while nobody else comes', () =>
    expect(accepted(new SharedCeiling(10), '196.0.0.0/24', 30)).toBe(10));

  it('accepts an equal share from those who come after a flood', () => {
    const ceiling = new SharedCeiling(10);
    accepted(ceiling, 'flood', 30);
    expect([accepted(ceiling, 'second', 30), accepted(ceiling, 'third', 30)]).toEqual([5, 3]);
    expect(accepted(ceiling, 'flood', 30)).toBe(0);
  });

  it('accepts at least one from each network, however many they are', () => {
    const ceiling = new SharedCeiling(10);
    for (let network = 0; network < 100; network += 1) expect(accepted(ceiling, `network ${network}`, 1)).toBe(1);
  });

  it('still accepts a network after a flood from every network of a /48', () => {
    const ceiling = new SharedCeiling(10);
    for (let network = 0; network < 65_536; network += 1)
      ceiling.take(`2c0f:fb50:4002:${network.toString(16)}::/64`, now);
    expect(accepted(ceiling, '196.0.4.0/24', 1)).toBe(1);
  });

  it('counts at most a hundred thousand networks', () => {
    const ceiling = new SharedCeiling(10);
    for (let network = 0; network < 100_000; network += 1) ceiling.take(`network ${network}`, now);
    expect(accepted(ceiling, 'one more', 1)).toBe(0);
    expect(accepted(ceiling, 'one more', 1, now + 60_000)).toBe(1);
  });

  it('does not count requests that are given back', () => {
    const ceiling = new SharedCeiling(10);
    for (let turn = 0; turn < 100; turn += 1) {
      ceiling.take('flood', now);
      ceiling.giveBack('flood');
    }
    expect(accepted(ceiling, 'flood', 30)).toBe(10);
  });

  it('answers in how many seconds the minute is over', () => {
    const ceiling = new SharedCeiling(1);
    ceiling.take('one', now);
    ceiling.take('other', now);
    expect(() => ceiling.take('one', now + 50_000)).toThrow(expect.objectContaining({ retryAfter: 10 }));
  });

  it.each([-3_600_000, 3_600_000])('keeps counting when the clock is set by %d ms', (shift) => {
    const ceiling = new SharedCeiling(1);
    ceiling.take('one');
    ceiling.take('other');
    const clock = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(clock + shift);
    expect(() => ceiling.take('one')).toThrow(expect.objectContaining({ status: 429 }));
    jest.restoreAllMocks();
  });
});
