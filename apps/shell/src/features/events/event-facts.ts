import type { EventResponse } from '@ministry/api-client';
import { formatDay, formatLongDay, formatTime, isOver, kampalaDay } from '@ministry/domain';
import { eventCopy } from './events.copy.ts';

/** `none` if the event needs no registration. */
export type Seating = 'none' | 'open' | 'full' | 'over';

type SeatFacts = Pick<EventResponse, 'date' | 'endDate' | 'registrationRequired' | 'seatsLeft'>;

export function seatingOf(event: SeatFacts, now: Date): Seating {
  if (isOver(event, now)) return 'over';
  if (!event.registrationRequired) return 'none';
  return event.seatsLeft === 0 ? 'full' : 'open';
}

/** EVT-10 */
export const badgeOf = (event: Pick<EventResponse, 'registrationRequired'>): string =>
  event.registrationRequired ? eventCopy.required : eventCopy.open;

const keepTogether = (text: string) => text.replace(/ (?=[AP]M)/g, '\u00a0');

/** 'Friday 4 December 2026, 5:00 PM – 9:00 PM', or with both days if the event ends on another day. */
export function whenOf(event: Pick<EventResponse, 'date' | 'endDate'>): string {
  const start = new Date(event.date);
  const first = keepTogether(`${formatLongDay(start)}, ${formatTime(start)}`);
  if (event.endDate === null) return first;
  const end = new Date(event.endDate);
  if (kampalaDay(start) === kampalaDay(end)) return keepTogether(`${first} – ${formatTime(end)}`);
  return keepTogether(`${first} – ${formatDay(end)}, ${formatTime(end)}`);
}
