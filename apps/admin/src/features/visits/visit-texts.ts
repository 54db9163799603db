import type { VisitsResponse } from '@ministry/api-client';
import { formatDay, kampalaInstant } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { sizeCopy } from '../../components/size-copy.ts';
import { visitsCopy as copy } from './visits.copy.ts';

/** '1,200' */
export const figure = (value: number): string => value.toLocaleString(dayLocale);

/** Labels by the number of days that the API is asked for. */
export const periods: Record<string, string> = copy.periods;
export const usualPeriod = '28';

/** 'Sun 22 Nov', 'Week of Sun 22 Nov' */
export function spanCopy(from: string, days: string): string {
  const day = formatDay(kampalaInstant(from, 0));
  return Number(days) > 28 ? copy.weekOf({ day }) : day;
}

/** '35 min', '12 h 5 min' */
export function minutesCopy(minutes: number | null): string {
  if (minutes === null) return copy.timeUnknown;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? copy.minutes({ minutes }) : copy.hours({ hours, minutes: minutes % 60 });
}

/** Note beside the figure of Save-Data. */
export const savingNote = ({ pageViews, savedBytes }: VisitsResponse['saving']): string =>
  savedBytes === null ? copy.savedUnknown : copy.savedEstimate({ pages: pageViews });
export const savedCopy = ({ savedBytes }: VisitsResponse['saving']): string =>
  savedBytes === null ? '—' : sizeCopy(savedBytes);
