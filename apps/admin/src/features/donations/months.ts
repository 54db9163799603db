import type { LedgerMonthResponse } from '@ministry/api-client';

const inEnglish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const [short, whole, day] = [inEnglish({ month: 'short' }), inEnglish({ month: 'long', year: 'numeric' }), inEnglish({ day: 'numeric', month: 'short', year: 'numeric' })];
const middleOf = (month: string) => new Date(`${month}-15T00:00:00Z`);

/** 'Nov' */
export const shortMonth = (month: string): string => short.format(middleOf(month)).slice(0, 3);
/** 'November 2026' */
export const wholeMonth = (month: string): string => whole.format(middleOf(month));
/** '21 Nov 2026' for a plain day. */
export const dayInWords = (plain: string): string => day.format(new Date(`${plain}T00:00:00Z`));

/** How high each month's bar stands, from 0 to `height`; a month with anything can be seen, one that lost stands at nought. */
export function barHeights(months: readonly Pick<LedgerMonthResponse, 'amount'>[], height: number): number[] {
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  return months.map(({ amount }) => (amount <= 0 ? 0 : Math.max(2, Math.round((amount / most) * height))));
}
