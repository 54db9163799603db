const minute = 60_000;

/** Pauses after the first, second, … failed attempt; the last one repeats. */
const pauses = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);

/** About two days, after which a person has to look. */
export const maxAttempts = 12;

/** When to try again after `attempts` failed ones; null when it is time to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= maxAttempts) return null;
  return new Date(now.getTime() + (pauses[attempts - 1] ?? 360 * minute));
}
