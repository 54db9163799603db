/** Milliseconds within which the presses must come, and how many of them (LIVE-05). */
const within = 3_000;
const needed = 3;

/** Counts a press on 'Media Setup'. @param presses moments of the presses before, in milliseconds. Answers those that still count, and whether this one opens it. */
export function countPress(
  presses: readonly number[],
  now: number,
): { presses: number[]; opens: boolean; left: number } {
  const counted = [...presses.filter((at) => now - at <= within), now];
  const opens = counted.length >= needed;
  return { presses: opens ? [] : counted, opens, left: opens ? 0 : needed - counted.length };
}
