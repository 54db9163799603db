import {
  afterAccountFailure,
  afterAddressFailure,
  type Failures,
  waitFor,
  withoutOneFailure,
} from './sign-in-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

const failing = (times: number, rule: typeof afterAccountFailure): Failures | undefined => {
  let record: Failures | undefined;
  for (let at = 0; at < times; at += 1) record = rule(record, 0);
  return record;
};

describe('sign-in limits of an account from one address', () => {
  it('leave four tries free', () => {
    expect(waitFor(failing(3, afterAccountFailure), 0)).toBe(0);
    expect(waitFor(failing(4, afterAccountFailure), 0)).toBe(10 * minute);
  });

  it('double the wait with each failure, up to a day', () => {
    const waits = [5, 6, 7, 8, 9, 10, 11, 12, 60].map(
      (times) => waitFor(failing(times, afterAccountFailure), 0) / minute,
    );
    expect(waits).toEqual([20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]);
  });

  it('let one try through when the wait is over', () => {
    expect(waitFor(failing(4, afterAccountFailure), 10 * minute)).toBe(0);
  });

  it('are forgotten a day after the wait', () => {
    expect(afterAccountFailure(failing(10, afterAccountFailure), 3 * 24 * hour)).toMatchObject({
      failures: 1,
      blockedUntil: null,
    });
  });
});

describe('sign-in limits of an address', () => {
  it('allow 99 failures an hour', () => {
    expect(waitFor(failing(98, afterAddressFailure), 0)).toBe(0);
    expect(waitFor(failing(99, afterAddressFailure), 0)).toBe(hour);
  });

  it('begin anew with the next hour', () => {
    expect(afterAddressFailure(failing(99, afterAddressFailure), hour)).toMatchObject({
      failures: 1,
      blockedUntil: null,
    });
  });

  it('do not count what turned out right', () => {
    const record = failing(99, afterAddressFailure);
    expect(withoutOneFailure(record!)).toMatchObject({ failures: 98, blockedUntil: null });
  });
});
