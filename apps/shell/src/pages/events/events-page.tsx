import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useNow } from '../../app/site.tsx';
import { upcomingPath, useUpcomingEvents } from '../../features/events/api/use-events.ts';
import { EventCard } from '../../features/events/components/event-card.tsx';
import { eventWords as words } from '../../features/events/events.content.ts';
import { Loading } from '../../drawings/loading.tsx';
import { AssistantToggle } from './assistant-toggle.tsx';
import css from './events.module.css';
import { RegularServices } from './regular-services.tsx';

const largeCards = 2;

function EventsPage() {
  usePageHead({
    title: words.heading,
    description: words.description,
    path: '/events',
    feed: { path: '/feeds/events.ics', type: 'text/calendar', title: words.heading },
  });
  return (
    <>
      <div className={`night ${css.head}`}>
        <div className="wrap">
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
      </div>
      <div className="wrap">
        <AssistantToggle />
        <EventList />
      </div>
      <RegularServices />
    </>
  );
}

/** Loading, failed, empty or the cards: two large ones, then small ones (EVT-01, EVT-04, EVT-05). */
function EventList() {
  const now = useNow();
  const { events, isSample, error, retry, isFetching } = useUpcomingEvents();
  if (events === undefined && (isFetching || !error)) return <Loading label={words.loading} />;
  if (events === undefined) {
    return (
      <div className={css.notice} role="alert">
        <p>{words.failed}</p>
        <button type="button" className="btn btn-nile" onClick={retry}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
  if (events.length === 0) {
    return (
      <div className={css.notice}>
        <h2>{words.none}</h2>
        <p>{words.noneText}</p>
      </div>
    );
  }
  const small = events.slice(largeCards);
  return (
    <>
      <div className={css.large}>
        {events.slice(0, largeCards).map((event) => (
          <EventCard key={event.id} event={event} now={now} isSample={isSample} shape="large" />
        ))}
      </div>
      {small.length > 0 ? (
        <>
          <h2 className={css.more}>{words.more}</h2>
          <div className={css.small}>
            {small.map((event) => (
              <EventCard key={event.id} event={event} now={now} isSample={isSample} shape="row" />
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}

export const eventsPage: PageModule = { Component: EventsPage, reads: () => [upcomingPath()] };
