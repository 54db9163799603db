import { useSearchParams } from 'react-router-dom';
import { ContentListPage } from '../../content/content-list-page.tsx';
import { AttendanceDrawer } from './attendance-drawer.tsx';
import { AttendeesDrawer } from './attendees-drawer.tsx';
import { eventContent } from './event-content.tsx';

/** The list of events; `?attendees={id}` opens who registered for one, `?attendance={id}` who came. */
export default function EventsPage() {
  const [search, setSearch] = useSearchParams();
  const idOf = (name: string) => {
    const id = Number(search.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  const [attendees, attendance] = [idOf('attendees'), idOf('attendance')];

  function close() {
    const next = new URLSearchParams(search);
    next.delete('attendees');
    next.delete('attendance');
    setSearch(next);
  }
  return (
    <ContentListPage content={eventContent}>
      {attendees ? (
        <AttendeesDrawer key={attendees} id={attendees} onClose={close} />
      ) : attendance ? (
        <AttendanceDrawer key={attendance} id={attendance} onClose={close} />
      ) : null}
    </ContentListPage>
  );
}
