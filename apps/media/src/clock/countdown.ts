import { clockCopy as copy } from './clock.copy.ts';

/** '2 days 4 h', '3 h 05 min', '12 min', 'less than a minute'. */
export function countdown(to: Date, now: Date): string {
  const minutes = Math.floor((to.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return copy.lessThanAMinute;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return copy.days({ days, hours });
  return hours > 0 ? copy.hours({ hours, minutes: String(rest).padStart(2, '0') }) : copy.minutes({ minutes: rest });
}
