import { clockTime, duration, elapsed } from './clock.ts';

const began = new Date('2026-11-22T04:00:00Z');

describe('the clock', () => {
  it('shows the time of the church', () => expect(clockTime(began)).toBe('07:00:00'));
  it.each([
    ['2026-11-22T04:00:09Z', '0:09'],
    ['2026-11-22T04:59:59Z', '59:59'],
    ['2026-11-22T05:04:09Z', '1:04:09'],
    ['2026-11-22T03:59:50Z', '0:00'],
  ])('at %s shows %s since the beginning', (now, copy) => expect(elapsed(began, new Date(now))).toBe(copy));
  it('writes a length like a player', () => expect(duration(7_380)).toBe('2:03:00'));
});
