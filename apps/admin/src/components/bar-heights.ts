/** How high each bar stands, from 0 to `height`; one with anything can be seen, one that lost stands at nought. */
export function barHeights(amounts: readonly number[], height: number): number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((amount) => (amount <= 0 ? 0 : Math.max(2, Math.round((amount / most) * height))));
}
