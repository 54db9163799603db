/** Height of each bar, from 0 to `height`. A positive amount is at least 2 high, so that it can be seen; a negative one is 0. */
export function barHeights(amounts: readonly number[], height: number): number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((amount) => (amount <= 0 ? 0 : Math.max(2, Math.round((amount / most) * height))));
}
