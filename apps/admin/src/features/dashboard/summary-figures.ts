import { formatDollars } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { summaryCopy as copy } from './summary.copy.ts';

/** '+12% from last month'; '—' if last month's figure is 0 (ADM-41). */
export function changeFromLastMonth(thisMonth: number, lastMonth: number): string {
  if (lastMonth === 0) return copy.change({ change: '—' });
  const percent = Math.round(((thisMonth - lastMonth) / lastMonth) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return copy.change({ change: `${sign}${Math.abs(percent)}%` });
}

export const figure = (value: number): string => value.toLocaleString(dayLocale);

/** '$0', '$1,250', '$12.50' for a decimal string of the API. Whole amounts have no cents (ADM-37). */
export function dollars(decimal: string): string {
  const cents = Math.round(Number(decimal) * 100);
  return formatDollars(cents).replace(/\.00$/, '');
}

/** Note about test money beside a total; empty if there is none. @param amount dollars, '25.00' */
export const testNote = (amount = '0'): string[] =>
  Number(amount) === 0 ? [] : [copy.testMoney({ amount: dollars(amount) })];
