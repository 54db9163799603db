/** '2 days 4 h', '3 h 05 min', '12 min', 'less than a minute'. */
export function countdown(to: Date, now: Date): string {
  const minutes = Math.floor((to.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'less than a minute';
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${rest} min`;
}
