/** Failed sign-ins as they are counted. Times are milliseconds of whatever clock `now` is given of. */
export interface Failures {
  failures: number;
  blockedUntil: number | null;
  expiresAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Tries before the next one has to wait. */
const freeTries = 4;
const firstWait = minute / 4;
const maxWait = 15 * minute;
/** By how much the clocks of two machines may differ. */
const clockDifference = minute;

/** Milliseconds that are still to be waited, 0 when another try is allowed, or the wait was noted before the clock was set back. */
export function waitFor(record: Failures | undefined, now: number): number {
  const wait = record?.blockedUntil ? Math.max(0, record.blockedUntil - now) : 0;
  return wait > maxWait + clockDifference ? 0 : wait;
}

/** One more failure: four are free, then 15 seconds, doubling to 15 minutes; forgotten a day after the wait. */
export function afterFailure(record: Failures | undefined, now: number): Failures {
  const failures = (record && record.expiresAt > now ? record.failures : 0) + 1;
  const wait = failures < freeTries ? 0 : Math.min(firstWait * 2 ** (failures - freeTries), maxWait);
  return { failures, blockedUntil: wait > 0 ? now + wait : null, expiresAt: now + wait + day };
}
