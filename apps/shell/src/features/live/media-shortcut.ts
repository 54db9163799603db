/** LIVE-05 */
const windowMs = 3_000;
const needed = 3;

/**
 * Counts a click on 'Media Setup'.
 * @param clicks times of earlier clicks in milliseconds
 * @returns the clicks that still count, whether this one opens the console, and how many are left
 */
export function countClick(clicks: readonly number[], now: number): { clicks: number[]; opens: boolean; left: number } {
  const counted = [...clicks.filter((at) => now - at <= windowMs), now];
  const opens = counted.length >= needed;
  return { clicks: opens ? [] : counted, opens, left: opens ? 0 : needed - counted.length };
}
