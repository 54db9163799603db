import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../drawings/icon.tsx';
import { waitingListCopy as copy } from '../../features/events/events.copy.ts';
import css from './event.module.css';

interface WaitingPlaceProps {
  eventId: number;
  /** Place in the waiting list; null for somebody who was known before. */
  place: number | null;
  onAnother(): void;
}

/** Replaces the waiting list form and takes the focus. */
export function WaitingPlace({ eventId, place, onAnother }: WaitingPlaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is removed.
  useEffect(() => void heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <h2 id="register-heading" ref={heading} tabIndex={-1}>
        <Icon name="check" size={28} /> {place === null ? copy.beforeHeading : copy.place({ place })}
      </h2>
      <p>{place === null ? copy.before : copy.done}</p>
      <p>
        <Link to={`/events/${eventId}#register`} className="btn btn-quiet" onClick={onAnother}>
          {copy.another}
        </Link>
      </p>
    </div>
  );
}
