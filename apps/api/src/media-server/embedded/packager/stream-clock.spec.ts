import { StreamClock } from './stream-clock.ts';

describe('the clock of a stream', () => {
  const readAll = (times: number[]): number[] => {
    const clock = new StreamClock();
    const all = times.map((time) => clock.read(time));
    return all.map((time) => time - (all[0] ?? 0));
  };

  it('begins anywhere', () => expect(readAll([987_654_321, 987_654_361])).toEqual([0, 40]));

  it('goes on when 32 bits are over', () => expect(readAll([2 ** 32 - 30, 10, 50])).toEqual([0, 40, 80]));

  it('lets sound lie a little behind the pictures', () =>
    expect(readAll([10_000, 10_500, 9_900])).toEqual([0, 500, -100]));

  it('keeps a gap of seconds as it was', () => expect(readAll([0, 40, 6_040])).toEqual([0, 40, 6_040]));

  it('goes on when the encoder’s clock begins anew, for sound and pictures alike', () => {
    // The pictures jump first; two sounds still come by the old clock.
    expect(readAll([500_000, 500_020, 0, 500_040, 20, 40, 60])).toEqual([0, 20, 60, 40, 80, 100, 120]);
  });

  it('goes on when it jumps far ahead', () => expect(readAll([0, 40, 3_600_040, 3_600_080])).toEqual([0, 40, 80, 120]));
});
