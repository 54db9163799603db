/** Failed sign-ins as they are counted. Times are milliseconds since 1970. */
export interface Failures {
  failures: number;
  blockedUntil: number | null;
  expiresAt: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Tries for one account from one address before it has to wait. */
const freeTries = 4;
const firstBlock = 10 * minute;
const maxBlock = day;
/** Failures an hour from one address, whatever the accounts. */
const addressTries = 99;

/** Milliseconds that are still to be waited, 0 when another try is allowed. */
export function waitFor(record: Failures | undefined, now: number): number {
  return record?.blockedUntil ? Math.max(0, record.blockedUntil - now) : 0;
}

const alive = (record: Failures | undefined, now: number): Failures | undefined =>
  record && record.expiresAt > now ? record : undefined;

/** One more failure for an account from an address: four are free, then 10 minutes, doubling to a day; forgotten a day after the block. */
export function afterAccountFailure(record: Failures | undefined, now: number): Failures {
  const failures = (alive(record, now)?.failures ?? 0) + 1;
  const block = failures < freeTries ? 0 : Math.min(firstBlock * 2 ** (failures - freeTries), maxBlock);
  return { failures, blockedUntil: block > 0 ? now + block : null, expiresAt: now + block + day };
}

/** One more failure from an address: 99 in an hour, then it waits for the hour to end. */
export function afterAddressFailure(record: Failures | undefined, now: number): Failures {
  const current = alive(record, now) ?? { failures: 0, blockedUntil: null, expiresAt: now + hour };
  const failures = current.failures + 1;
  return { failures, blockedUntil: failures >= addressTries ? current.expiresAt : null, expiresAt: current.expiresAt };
}

/** The try counted for an address turned out right. */
export function withoutOneFailure(record: Failures): Failures {
  return { ...record, failures: Math.max(0, record.failures - 1), blockedUntil: null };
}
