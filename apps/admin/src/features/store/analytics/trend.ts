import type { StoreStatsResponse } from '@ministry/api-client';
import { parseCents } from '@ministry/domain';

type StoreMonth = StoreStatsResponse['months'][number];

const inEnglish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const [initial, whole] = [inEnglish({ month: 'short' }), inEnglish({ month: 'long', year: 'numeric' })];
const dayOf = (month: string) => new Date(`${month}-15T00:00:00Z`);

/** 'Nov' */
export const shortMonth = (month: string): string => initial.format(dayOf(month)).slice(0, 3);

/** 'November 2026' */
export const wholeMonth = (month: string): string => whole.format(dayOf(month));

/** How high each month's bar stands, from 0 to `height`; a month with any revenue can be seen. */
export function barHeights(months: readonly StoreMonth[], height: number): number[] {
  const cents = months.map(({ revenue }) => parseCents(revenue) ?? 0);
  const most = Math.max(...cents, 1);
  return cents.map((one) => (one === 0 ? 0 : Math.max(2, Math.round((one / most) * height))));
}
