import { formatDay, formatLongDay, formatTime, isOver, kampalaDay } from '@ministry/domain';
import type { EventResponse } from '@ministry/api-client';
import { eventWords } from './events.content.ts';

/** What can be done about a seat: `none` where no registration is asked for. */
export type Seating = 'none' | 'open' | 'full' | 'over';

type SeatFacts = Pick<EventResponse, 'date' | 'endDate' | 'registrationRequired' | 'seatsLeft'>;

export function seatingOf(event: SeatFacts, now: Date): Seating {
  if (isOver(event, now)) return 'over';
  if (!event.registrationRequired) return 'none';
  return event.seatsLeft === 0 ? 'full' : 'open';
}

/** EVT-10 */
export const badgeOf = (event: Pick<EventResponse, 'registrationRequired'>): string =>
  event.registrationRequired ? eventWords.required : eventWords.open;

const keepTogether = (text: string) => text.replace(/ (?=[AP]M)/g, '\u00a0');

/** 'Friday 4 December 2026, 5:00 PM – 9:00 PM', or both days where it goes on past midnight of the first. */
export function whenOf(event: Pick<EventResponse, 'date' | 'endDate'>): string {
  const start = new Date(event.date);
  const first = keepTogether(`${formatLongDay(start)}, ${formatTime(start)}`);
  if (event.endDate === null) return first;
  const end = new Date(event.endDate);
  if (kampalaDay(start) === kampalaDay(end)) return keepTogether(`${first} – ${formatTime(end)}`);
  return keepTogether(`${first} – ${formatDay(end)}, ${formatTime(end)}`);
}

/** Address of the conversation in WhatsApp that shares this event. */
export const shareLink = (event: Pick<EventResponse, 'title' | 'date'>, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${event.title}, ${formatLongDay(new Date(event.date))}: ${address}`)}`;
