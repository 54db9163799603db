import { useParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { isMissing } from '../../app/reads.ts';
import { eventPath, useEvent } from '../../features/events/api/use-events.ts';
import { eventPageWords as words, eventWords } from '../../features/events/events.content.ts';
import { Loading } from '../../drawings/loading.tsx';
import { EventView } from './event-view.tsx';

function EventPage() {
  const { id = '' } = useParams();
  const { data: event, error, refetch, isFetching } = useEvent(id);
  if (event) return <EventView key={event.id} event={event} />;
  if (isMissing(error)) return <Notice status={404} title={words.missingTitle} text={words.missingText} />;
  if (isFetching || !error) return <Waiting />;
  return <Notice status={503} title={words.failed} text={eventWords.failed} onRetry={() => void refetch()} />;
}

function Waiting() {
  usePageHead({ title: eventWords.heading, description: eventWords.description });
  return <Loading />;
}

function Notice({
  status,
  title,
  text,
  onRetry,
}: {
  status: number;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  usePageHead({ title, description: text, status });
  return (
    <div className="wrap section">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        {onRetry ? (
          <button type="button" className="btn btn-nile" onClick={onRetry}>
            {eventWords.tryAgain}
          </button>
        ) : null}
        <a className="btn btn-quiet" href="/events">
          {words.allEvents}
        </a>
      </p>
    </div>
  );
}

export const eventPage: PageModule = { Component: EventPage, reads: ({ params }) => [eventPath(params.id ?? '')] };
