/** The last value that was read, and when. */
export interface Polled<T> {
  /** null before the first successful read. */
  value: T | null;
  at: Date | null;
  /** Why a later read failed; null while the value is current. */
  problem: string | null;
}

export const neverPolled = { value: null, at: null, problem: null } as const;

/** The newer of two values of the same thing; the older one may arrive later. */
export function newer<T>(one: Polled<T>, other: Polled<T>): Polled<T> {
  return (other.at?.getTime() ?? 0) > (one.at?.getTime() ?? 0) ? other : one;
}

/** Milliseconds after which a value that could not be renewed is shown as outdated. */
const staleAfter = 15_000;

/** Whether the value is too old to rely on: an unconfirmed LIVE must not look like a confirmed one. */
export const isStale = ({ at, problem }: Polled<unknown>, now: Date): boolean =>
  at !== null && problem !== null && now.getTime() - at.getTime() > staleAfter;
