import { Link, useLocation } from 'react-router-dom';
import type { EventResponse } from '@ministry/api-client';
import { dayLocale } from '@ministry/messages';
import { eventsCopy as copy } from './events.copy.ts';
import layout from '../../components/layout.module.css';

/** '1,200 of 25,000', or only the number of taken seats if there is no limit. */
export const seatsText = ({
  seatsTaken,
  attendeeLimit,
}: Pick<EventResponse, 'seatsTaken' | 'attendeeLimit'>): string =>
  attendeeLimit === null
    ? seatsTaken.toLocaleString(dayLocale)
    : copy.seatsOf({ taken: seatsTaken, limit: attendeeLimit });

/** How full an event is, as a link to its registrations. */
export function Seats({ event, isCompact = false }: { event: EventResponse; isCompact?: boolean }) {
  const { search } = useLocation();
  const added = new URLSearchParams(search);
  added.set('attendees', String(event.id));
  const isFull = event.attendeeLimit !== null && event.seatsTaken >= event.attendeeLimit;
  const seats = seatsText(event);
  const label = isFull ? copy.seatsLabelFull : copy.seatsLabel;
  return (
    <Link
      className={layout.numeric ?? ''}
      to={{ search: added.toString() }}
      aria-label={label({ seats, title: event.title })}
    >
      {isCompact && event.attendeeLimit === null ? copy.seatsTaken({ taken: event.seatsTaken }) : seats}
      {isFull ? <strong className={layout.warning}> {copy.full}</strong> : null}
    </Link>
  );
}
