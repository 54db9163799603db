import { useParams } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import type { PageModule } from '../../app/page.tsx';
import { eventPath, useEvent } from '../../features/events/api/use-events.ts';
import { eventCopy, eventPageCopy as copy } from '../../features/events/events.copy.ts';
import { ItemPage } from '../../layout/item-page.tsx';
import { EventView } from './event-view.tsx';

function EventPage() {
  const { id = '' } = useParams();
  return (
    <ItemPage
      read={useEvent(id)}
      loading={{ title: eventCopy.heading, description: eventCopy.description }}
      missing={{ title: copy.missingTitle, text: copy.missingText }}
      failed={{ title: copy.failed, text: eventCopy.failed }}
      link={
        <a className="btn btn-quiet" href={`${basePath}/events`}>
          {copy.allEvents}
        </a>
      }
    >
      {(event) => <EventView key={event.id} event={event} />}
    </ItemPage>
  );
}

export const page: PageModule = {
  Component: EventPage,
  // Hydrated on idle to remove a confirmation code from the address.
  hydrateOnIdle: ({ search }) => (search.size > 0 ? '' : null),
  query: ['registered', 'waiting', 'error'],
  reads: ({ params }) => [eventPath(params.id ?? '')],
};
