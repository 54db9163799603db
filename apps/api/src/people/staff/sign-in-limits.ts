/** The count of failed sign-ins. Times are in milliseconds of the clock from which `now` is taken. */
export interface Failures {
  failures: number;
  blockedUntil: number | null;
  expiresAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Failures after which the next attempt has to wait. */
const freeTries = 4;
const firstWait = minute / 4;
const maxWait = 15 * minute;
/** Maximum difference between the clocks of two machines. */
const clockDifference = minute;

/** Milliseconds left to wait. 0 if an attempt is allowed, or if the wait was recorded before the clock was set back. */
export function waitFor(record: Failures | undefined, now: number): number {
  const wait = record?.blockedUntil ? Math.max(0, record.blockedUntil - now) : 0;
  return wait > maxWait + clockDifference ? 0 : wait;
}

/** Adds a failure. From the fourth failure on, the next attempt has to wait 15 seconds, doubling up to 15 minutes. The count ends a day after the wait. */
export function afterFailure(record: Failures | undefined, now: number): Failures {
  const failures = (record && record.expiresAt > now ? record.failures : 0) + 1;
  const wait = failures < freeTries ? 0 : Math.min(firstWait * 2 ** (failures - freeTries), maxWait);
  return { failures, blockedUntil: wait > 0 ? now + wait : null, expiresAt: now + wait + day };
}
