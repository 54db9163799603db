import { Link, useLocation } from 'react-router-dom';
import type { EventResponse } from '@ministry/api-client';
import { eventsCopy as copy } from './events.copy.ts';
import styles from './events.module.css';

const count = (value: number) => value.toLocaleString('en-GB');

/** '1,200 of 25,000', or the number alone where there is no limit. */
export const seatsText = ({
  seatsTaken,
  attendeeLimit,
}: Pick<EventResponse, 'seatsTaken' | 'attendeeLimit'>): string =>
  attendeeLimit === null
    ? count(seatsTaken)
    : copy.of({ seatsTaken: count(seatsTaken), attendeeLimit: count(attendeeLimit) });

/** How full an event is; opens the list of who registered. */
export function Seats({ event, isCompact = false }: { event: EventResponse; isCompact?: boolean }) {
  const { search } = useLocation();
  const added = new URLSearchParams(search);
  added.set('attendees', String(event.id));
  const share = event.attendeeLimit ? Math.min(1, event.seatsTaken / event.attendeeLimit) : 0;
  const isFull = share === 1;
  const seen = `${seatsText(event)}${isCompact && event.attendeeLimit === null ? ' registered' : ''}`;
  return (
    <Link
      className={styles.seats ?? ''}
      to={{ search: added.toString() }}
      aria-label={`${seatsText(event)}${isFull ? ' Full,' : ''} registered for ${event.title}`}
    >
      <span>
        {seen}
        {isFull ? <strong className={styles.full}> {copy.full}</strong> : null}
      </span>
      {event.attendeeLimit && !isCompact ? (
        <span className={styles.meter} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
      ) : null}
    </Link>
  );
}
