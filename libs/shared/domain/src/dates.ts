import { dateNames, timeLocale } from '@ministry/messages';

// Written without `Intl`: its first date format takes 160 ms on a slow phone. Its texts also depend on the release of the browser
// ('Sep' or 'Sept'), so that the browser could render another text than the server. The build puts in the names.

/** Milliseconds; Uganda is at UTC+3 all year. */
const offset = 3 * 60 * 60 * 1000;

/** A date whose UTC getters return the wall-clock time in Kampala. */
const inKampala = (moment: Date): Date => new Date(moment.getTime() + offset);

/** '17:00', or '5:00 PM' in English. @param minutes since midnight, of one day or the next */
export function writtenTime(minutes: number, isEnglish = timeLocale === 'en-US'): string {
  const hour = Math.floor(minutes / 60) % 24;
  const written = `:${String(minutes % 60).padStart(2, '0')}`;
  return isEnglish ? `${hour % 12 || 12}${written} ${hour < 12 ? 'AM' : 'PM'}` : `${hour}${written}`;
}

/** 'Fri 4 Dec' */
export function formatDay(moment: Date): string {
  const date = inKampala(moment);
  return `${dateNames.shortWeekdays[date.getUTCDay()]} ${date.getUTCDate()} ${dateNames.shortMonths[date.getUTCMonth()]}`;
}
/** '4 December 2026' */
export function formatDate(moment: Date): string {
  const date = inKampala(moment);
  return `${date.getUTCDate()} ${dateNames.months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
/** 'Dec 4, 2026' (MSG-10) */
export function formatShortDate(moment: Date): string {
  const date = inKampala(moment);
  const month = dateNames.shortMonths[date.getUTCMonth()]?.slice(0, 3);
  return timeLocale === 'en-US'
    ? `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
    : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
/** 'Friday 4 December 2026' */
export const formatLongDay = (moment: Date): string =>
  `${dateNames.weekdays[inKampala(moment).getUTCDay()]} ${formatDate(moment)}`;
/** '5:00 PM' */
export function formatTime(moment: Date): string {
  const date = inKampala(moment);
  return writtenTime(date.getUTCHours() * 60 + date.getUTCMinutes());
}
/** 'Fri 4 Dec, 5:00 PM' */
export const formatDayTime = (moment: Date): string => `${formatDay(moment)}, ${formatTime(moment)}`;

/** The calendar day in Kampala, `YYYY-MM-DD`. */
export const kampalaDay = (date: Date): string => inKampala(date).toISOString().slice(0, 10);
/** The instant of a wall-clock time in Kampala; `day` is `YYYY-MM-DD`, `minutes` counts from midnight. */
export const kampalaInstant = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - offset);
/** The instant at which the calendar month of the given time began in Kampala. */
export const kampalaMonthStart = (moment: Date): Date => kampalaInstant(`${kampalaDay(moment).slice(0, 7)}-01`, 0);
/** The Sunday on which the week of a calendar day began. The week of a church begins with its Sunday service. */
export function weekStart(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}
/** The calendar day that many days after another one; before it if the number is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
