import { formatDay, type Occurrence } from '@ministry/domain';

/** 'Fri 25 Dec: no service, Christmas Day' */
export function changeText({ startsAt, times, place, exception }: Occurrence): string {
  const what = exception?.isCancelled ? ['no service'] : [times, place];
  return `${formatDay(startsAt)}: ${[...what, exception?.note].filter(Boolean).join(', ')}`;
}
