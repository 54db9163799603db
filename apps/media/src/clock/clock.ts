import { dayLocale } from '@ministry/messages';

const wall = new Intl.DateTimeFormat(dayLocale, {
  timeZone: 'Africa/Kampala',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** '12:04:10', Kampala time. */
export const clockTime = (moment: Date): string => wall.format(moment);

const two = (figure: number): string => String(figure).padStart(2, '0');

/** '4:09', '1:04:09'; 0:00 if the clock of the device is behind the server's. */
export function elapsed(from: Date, now: Date): string {
  return duration(Math.floor((now.getTime() - from.getTime()) / 1_000));
}

/** @param length seconds */
export function duration(length: number): string {
  const seconds = Math.max(0, Math.round(length));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
