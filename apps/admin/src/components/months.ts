const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const [short, whole] = [inEnglish({ month: 'short' }), inEnglish({ month: 'long', year: 'numeric' })];
const middleOf = (month: string) => new Date(`${month}-15T00:00:00Z`);

/** 'Nov' */
export const shortMonth = (month: string): string => short.format(middleOf(month)).slice(0, 3);
/** 'November 2026' */
export const wholeMonth = (month: string): string => whole.format(middleOf(month));

/** How high each month's bar stands, from 0 to `height`; a month with anything can be seen, one that lost stands at nought. */
export function barHeights(amounts: readonly number[], height: number): number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((amount) => (amount <= 0 ? 0 : Math.max(2, Math.round((amount / most) * height))));
}
