import { dayLocale } from '@ministry/messages';

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dayLocale, { ...options, timeZone: 'UTC' });
const [short, whole] = [formatOf({ month: 'short' }), formatOf({ month: 'long', year: 'numeric' })];
const middleOf = (month: string) => new Date(`${month}-15T00:00:00Z`);

/** 'Nov' */
export const shortMonth = (month: string): string => short.format(middleOf(month)).slice(0, 3);
/** 'November 2026' */
export const wholeMonth = (month: string): string => whole.format(middleOf(month));
