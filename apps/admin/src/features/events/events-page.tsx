import { useSearchParams } from 'react-router-dom';
import { ContentListPage } from '../../content/content-list-page.tsx';
import { AttendeesDrawer } from './attendees-drawer.tsx';
import { eventContent } from './event-content.tsx';

/** The list of events; `?attendees={id}` opens who registered for one. */
export default function EventsPage() {
  const [search, setSearch] = useSearchParams();
  const attendees = Number(search.get('attendees'));

  function close() {
    const next = new URLSearchParams(search);
    next.delete('attendees');
    setSearch(next);
  }
  return (
    <ContentListPage content={eventContent}>
      {Number.isInteger(attendees) && attendees > 0 ? (
        <AttendeesDrawer key={attendees} id={attendees} onClose={close} />
      ) : null}
    </ContentListPage>
  );
}
