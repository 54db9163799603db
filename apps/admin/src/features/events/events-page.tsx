import { useSearchParams } from 'react-router-dom';
import { ContentListPage } from '../../content/content-list-page.tsx';
import { AttendanceDrawer } from './attendance-drawer.tsx';
import { AttendeesDrawer } from './attendees-drawer.tsx';
import { eventContent } from './event-content.tsx';
import { MessagesDrawer } from './messages-drawer.tsx';
import { WaitingListDrawer } from './waiting-list-drawer.tsx';

/**
 * The list of events. Each parameter opens a drawer for one event: `?attendees={id}` the registrations,
 * `?attendance={id}` who came, `?messages={id}` the messages to those registered, `?waiting={id}` the waiting list.
 */
export default function EventsPage() {
  const [search, setSearch] = useSearchParams();
  const idOf = (name: string) => {
    const id = Number(search.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  const [attendees, attendance] = [idOf('attendees'), idOf('attendance')];
  const [messages, waiting] = [idOf('messages'), idOf('waiting')];

  function close() {
    const next = new URLSearchParams(search);
    for (const name of ['attendees', 'attendance', 'messages', 'waiting']) next.delete(name);
    setSearch(next);
  }
  return (
    <ContentListPage content={eventContent}>
      {attendees ? (
        <AttendeesDrawer key={attendees} id={attendees} onClose={close} />
      ) : attendance ? (
        <AttendanceDrawer key={attendance} id={attendance} onClose={close} />
      ) : messages ? (
        <MessagesDrawer key={messages} id={messages} onClose={close} />
      ) : waiting ? (
        <WaitingListDrawer key={waiting} id={waiting} onClose={close} />
      ) : null}
    </ContentListPage>
  );
}
