import { StreamClock } from './stream-clock.ts';

describe('StreamClock', () => {
  const readAll = (times: number[]): number[] => {
    const clock = new StreamClock();
    const all = times.map((time) => clock.read(time));
    return all.map((time) => time - (all[0] ?? 0));
  };

  it('accepts any first timestamp', () => expect(readAll([987_654_321, 987_654_361])).toEqual([0, 40]));

  it('continues when 32 bits wrap', () => expect(readAll([2 ** 32 - 30, 10, 50])).toEqual([0, 40, 80]));

  it('accepts audio a little behind the video', () => expect(readAll([10_000, 10_500, 9_900])).toEqual([0, 500, -100]));

  it('keeps a gap of some seconds', () => expect(readAll([0, 40, 6_040])).toEqual([0, 40, 6_040]));

  it('continues for audio and video when the encoder’s clock restarts', () => {
    // Video jumps first; two audio frames still use the old clock.
    expect(readAll([500_000, 500_020, 0, 500_040, 20, 40, 60])).toEqual([0, 20, 60, 40, 80, 100, 120]);
  });

  it('continues when the clock jumps far ahead', () =>
    expect(readAll([0, 40, 3_600_040, 3_600_080])).toEqual([0, 40, 80, 120]));
});
