import { dayLocale, timeLocale } from '@ministry/messages';

/** Uganda keeps UTC+3 all year; both sides format with it, so server and browser print the same text. */
const timeZone = 'Africa/Kampala';
const offset = 3 * 60 * 60 * 1000;

/** Formats in Kampala. Made at the first use: a slow phone takes up to 100 ms for one, and most pages need one of them or none. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(moment);
}

const day = /* @__PURE__ */ formatOf(dayLocale, { weekday: 'short', day: 'numeric', month: 'short' });
const dayWithYear = /* @__PURE__ */ formatOf(dayLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = /* @__PURE__ */ formatOf(timeLocale, { hour: 'numeric', minute: '2-digit' });

/** 'Fri 4 Dec' */
export const formatDay = (date: Date): string => day(date).replace(',', '');
/** '4 December 2026' */
export const formatDate = /* @__PURE__ */ formatOf(dayLocale, { day: 'numeric', month: 'long', year: 'numeric' });
/** 'Dec 4, 2026' (MSG-10) */
export const formatShortDate = /* @__PURE__ */ formatOf(timeLocale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
/** 'Friday 4 December 2026' */
export const formatLongDay = (date: Date): string => dayWithYear(date).replace(',', '');
/** '5:00 PM' (ICU may use a narrow no-break space, which some phones draw as a box) */
export const formatTime = (date: Date): string => time(date).replace(/\s/g, ' ');
/** 'Fri 4 Dec, 5:00 PM' */
export const formatDayTime = (date: Date): string => `${formatDay(date)}, ${formatTime(date)}`;

/** The calendar day in Kampala, `YYYY-MM-DD`. */
export const kampalaDay = (date: Date): string => new Date(date.getTime() + offset).toISOString().slice(0, 10);
/** The instant of a wall-clock time in Kampala; `day` is `YYYY-MM-DD`, `minutes` counts from midnight. */
export const kampalaInstant = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - offset);
/** The instant at which the calendar month of a moment began in Kampala. */
export const kampalaMonthStart = (moment: Date): Date => kampalaInstant(`${kampalaDay(moment).slice(0, 7)}-01`, 0);
/** The Sunday on which the week of a calendar day began: a week of a church begins with its service. */
export function weekStart(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}
/** The calendar day so many days after another; before it where they are negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
