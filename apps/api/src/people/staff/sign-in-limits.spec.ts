import { afterFailure, type Failures, waitFor } from './sign-in-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

const failing = (times: number): Failures | undefined => {
  let record: Failures | undefined;
  for (let at = 0; at < times; at += 1) record = afterFailure(record, 0);
  return record;
};

describe('sign-in limits', () => {
  it('allow four attempts without a wait', () => {
    expect(waitFor(failing(3), 0)).toBe(0);
    expect(waitFor(failing(4), 0)).toBe(minute / 4);
  });

  it('double the wait with each failure, up to a quarter of an hour', () => {
    const waits = [5, 6, 7, 8, 9, 10, 60].map((times) => waitFor(failing(times), 0) / minute);
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 15, 15]);
  });

  it('allow one attempt when the wait is over', () => {
    expect(waitFor(failing(4), minute / 4)).toBe(0);
  });

  it('ignore a wait that is too long because the clock was set back', () => {
    expect(waitFor(failing(10), -24 * hour)).toBe(0);
    expect(waitFor(failing(10), -minute / 2)).toBe(15.5 * minute);
  });

  it('are forgotten a day after the wait', () => {
    expect(afterFailure(failing(10), 25 * hour)).toMatchObject({ failures: 1, blockedUntil: null });
  });
});
