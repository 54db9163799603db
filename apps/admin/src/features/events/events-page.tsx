import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { ContentList } from '../../content/content-list.tsx';
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
    <PageFrame title="Events" lead="What is to come, and what was.">
      <ContentList content={eventContent} />
      {Number.isInteger(attendees) && attendees > 0 ? (
        <AttendeesDrawer key={attendees} id={attendees} onClose={close} />
      ) : null}
    </PageFrame>
  );
}
