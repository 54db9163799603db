import { Link } from 'react-router-dom';
import { useNow } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { useUpcomingEvents } from '../../features/events/api/use-events.ts';
import { EventCard } from '../../features/events/components/event-card.tsx';
import { homeCopy } from './home.copy.ts';
import css from './coming-events.module.css';
import shared from './home.module.css';

export const shownEvents = 3;

export function ComingEvents() {
  const now = useNow();
  const { events, isSample, error, retry } = useUpcomingEvents(shownEvents);
  return (
    <section className="section mist" aria-labelledby="coming">
      <div className="wrap">
        <div className={shared.head}>
          <h2 id="coming">{homeCopy.events}</h2>
          <Link to="/events">
            {homeCopy.allEvents}
            <Icon name="arrow" />
          </Link>
        </div>
        {error && events === undefined ? (
          <div role="alert">
            <p>{homeCopy.failed}</p>
            <button type="button" className="btn btn-nile" onClick={retry}>
              {homeCopy.tryAgain}
            </button>
          </div>
        ) : events === undefined ? (
          <Loading />
        ) : events.length === 0 ? (
          <p>{homeCopy.noEvents}</p>
        ) : (
          <div className={css.cards}>
            {events.map((event) => (
              <EventCard key={event.id} event={event} now={now} shape="tall" isSample={isSample} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
