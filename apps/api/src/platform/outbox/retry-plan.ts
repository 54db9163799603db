const minute = 60_000;

/** Milliseconds to wait after the first, second, … failed attempt; the last pause repeats. */
const pauses = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);

/** Together about two days; after that a person has to look at the message. */
export const maxAttempts = 12;

/** When to try again after `attempts` failed attempts; null to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return new Date(now.getTime() + (pauses[attempts - 1] ?? 360 * minute));
}
