import { Link } from 'react-router-dom';
import type { EventResponse } from '@ministry/api-client';
import { eventCategories, formatDayTime } from '@ministry/domain';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { Picture } from '../../../drawings/picture.tsx';
import { badgeOf, seatingOf } from '../event-facts.ts';
import { eventCopy } from '../events.copy.ts';
import css from './event-card.module.css';

interface EventCardProps {
  event: EventResponse;
  now: Date;
  /** The picture is on top in `large` and `tall`, at the side in `row`. */
  shape: 'large' | 'tall' | 'row';
  /** Marks the event as a sample and disables its button. */
  isSample?: boolean;
}

/** The `sizes` attribute of the picture, by shape. */
const sizes = {
  large: '(min-width: 48rem) 34rem, 20rem',
  tall: '22rem',
  row: '20rem',
};

export function EventCard({ event, now, shape, isSample = false }: EventCardProps) {
  const seating = seatingOf(event, now);
  const label =
    seating === 'none' ? eventCopy.learnMore : shape === 'large' ? eventCopy.registerNow : eventCopy.register;
  const address = `/events/${event.id}`;
  // Large cards are below the h1, the others below the h2 of their section.
  const Title = shape === 'large' ? 'h2' : 'h3';
  return (
    <article className={`${css.card} ${css[shape]}`}>
      <CardPicture event={event} shape={shape} />
      <div className={css.body}>
        <p className={css.badges}>
          {isSample ? <span className="badge badge-sun">{eventCopy.sample}</span> : null}
          <span className="badge badge-nile">{badgeOf(event)}</span>
          <span className="badge">{eventCategories[event.category]}</span>
        </p>
        <Title className={css.title} lang={event.language}>
          {isSample ? event.title : <Link to={address}>{event.title}</Link>}
        </Title>
        <p className={css.fact}>
          <Icon name="calendar" />
          <time dateTime={event.date}>{formatDayTime(new Date(event.date))}</time>
        </p>
        <p className={css.fact}>
          <Icon name="pin" />
          {event.location}
        </p>
        <p className={css.text} lang={event.language}>
          {event.description}
        </p>
        <p className={css.foot}>
          {isSample ? (
            <button type="button" className="btn btn-nile" disabled>
              {label}
            </button>
          ) : seating === 'full' ? (
            <Link to={address} className="btn btn-quiet">
              {eventCopy.learnMore}
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
              {event.seatsLeft === 0 ? eventCopy.full : eventCopy.seats({ left: event.seatsLeft })}
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}

function CardPicture({ event, shape }: Pick<EventCardProps, 'event' | 'shape'>) {
  const horizon = <Horizon seed={Math.abs(event.id)} centred={shape === 'row'} className={css.art} />;
  if (!event.featuredImage) return horizon;
  return (
    <Picture
      src={event.featuredImage}
      alt=""
      width={640}
      height={360}
      sizes={sizes[shape]}
      lazy={shape !== 'large'}
      className={css.art}
      placeholder={horizon}
    />
  );
}
