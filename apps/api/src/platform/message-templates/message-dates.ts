import { formatDayTime, formatLongDay, formatTime } from '@ministry/domain';
import type { MessageLanguage } from './message-template.ts';

/** Formats days and times in a message as the pages in its language do. Only Swahili has a format of its own (ADR 64). */
export interface MessageDates {
  longDay(date: Date): string;
  time(date: Date): string;
  dayTime(date: Date): string;
}

const timeZone = 'Africa/Kampala';

const original: MessageDates = { longDay: formatLongDay, time: formatTime, dayTime: formatDayTime };

const ofLocale = (locale: string): MessageDates => {
  const longDay = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const timeOf = (date: Date): string => time.format(date).replace(/\s/g, ' ');
  return {
    longDay: (date) => longDay.format(date).replace(',', ''),
    time: timeOf,
    dayTime: (date) => `${day.format(date).replace(',', '')}, ${timeOf(date)}`,
  };
};

const swahili = ofLocale('sw');

export const datesIn = (language: MessageLanguage): MessageDates => (language === 'sw' ? swahili : original);
