import { Link } from 'react-router-dom';
import type { EventResponse } from '@ministry/api-client';
import { eventCategories, formatDayTime } from '@ministry/domain';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Picture } from '../../../drawings/picture.tsx';
import { badgeOf, seatingOf } from '../event-facts.ts';
import { eventWords } from '../events.content.ts';
import css from './event-card.module.css';

interface EventCardProps {
  event: EventResponse;
  now: Date;
  /** `large` and `tall` carry their picture on top, `row` beside. */
  shape: 'large' | 'tall' | 'row';
  /** Stands in for a real event: marked so, and nothing to press. */
  isSample?: boolean;
}

export function EventCard({ event, now, shape, isSample = false }: EventCardProps) {
  const seating = seatingOf(event, now);
  const label =
    seating === 'none' ? eventWords.learnMore : shape === 'large' ? eventWords.registerNow : eventWords.register;
  const horizon = <Horizon seed={Math.abs(event.id)} centred={shape === 'row'} className={css.art} />;
  const address = `/events/${event.id}`;
  // The large cards stand directly below the heading of the page, the others below a heading of their section.
  const Title = shape === 'large' ? 'h2' : 'h3';
  return (
    <article className={`${css.card} ${css[shape]}`}>
      {event.featuredImage ? (
        <Picture src={event.featuredImage} alt="" width={640} height={360} className={css.art} placeholder={horizon} />
      ) : (
        horizon
      )}
      <div className={css.body}>
        <p className={css.badges}>
          {isSample ? <span className="badge badge-sun">{eventWords.sample}</span> : null}
          <span className="badge badge-nile">{badgeOf(event)}</span>
          <span className="badge">{eventCategories[event.category]}</span>
        </p>
        <Title className={css.title}>{isSample ? event.title : <Link to={address}>{event.title}</Link>}</Title>
        <p className={css.fact}>
          <Icon name="calendar" />
          <time dateTime={event.date}>{formatDayTime(new Date(event.date))}</time>
        </p>
        <p className={css.fact}>
          <Icon name="pin" />
          {event.location}
        </p>
        <p className={css.text}>{event.description}</p>
        <p className={css.foot}>
          {isSample ? (
            <button type="button" className="btn btn-nile" disabled>
              {label}
            </button>
          ) : seating === 'full' ? (
            <Link to={address} className="btn btn-quiet">
              {eventWords.learnMore}
              <span className="unseen"> {event.title}</span>
            </Link>
          ) : (
            <Link
              to={seating === 'open' ? `${address}#register` : address}
              className={`btn ${seating === 'open' ? 'btn-nile' : 'btn-quiet'}`}
            >
              {label}
              <span className="unseen">: {event.title}</span>
            </Link>
          )}
          {event.registrationRequired && event.seatsLeft !== null ? (
            <span className={css.seats}>
              {event.seatsLeft === 0 ? eventWords.full : eventWords.seats(event.seatsLeft)}
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
