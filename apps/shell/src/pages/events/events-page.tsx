import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useNow } from '../../app/site.tsx';
import { Loading } from '../../drawings/loading.tsx';
import { upcomingPath, useUpcomingEvents } from '../../features/events/api/use-events.ts';
import { EventCard } from '../../features/events/components/event-card.tsx';
import { eventCopy as copy } from '../../features/events/events.copy.ts';
import { AssistantToggle } from './assistant-toggle.tsx';
import { RegularServices } from './regular-services.tsx';
import css from './events.module.css';

const largeCards = 2;

function EventsPage() {
  usePageHead({
    title: copy.heading,
    description: copy.description,
    path: '/events',
    feed: { path: '/feeds/events.ics', type: 'text/calendar', title: copy.heading },
  });
  return (
    <>
      <div className={`night ${css.head}`}>
        <div className="wrap">
          <h1>{copy.heading}</h1>
          <p>{copy.lead}</p>
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

/** EVT-01, EVT-04, EVT-05: two large cards, then small ones. */
function EventList() {
  const now = useNow();
  const { events, isSample, error, retry, isFetching } = useUpcomingEvents();
  if (events === undefined && (isFetching || !error)) return <Loading label={copy.loading} />;
  if (events === undefined) {
    return (
      <div className={css.notice} role="alert">
        <p>{copy.failed}</p>
        <button type="button" className="btn btn-nile" data-hold="" onClick={retry}>
          {copy.tryAgain}
        </button>
      </div>
    );
  }
  if (events.length === 0) {
    return (
      <div className={css.notice}>
        <h2>{copy.none}</h2>
        <p>{copy.noneText}</p>
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
          <h2 className={css.more}>{copy.more}</h2>
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

export const page: PageModule = {
  Component: EventsPage,
  // Hydrated on idle, because the assistant needs a script.
  hydrateOnIdle: ({ search }) => (search.has('assistant') ? '' : null),
  query: ['assistant'],
  reads: () => [upcomingPath()],
};
