import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventAttendeeResponse, EventResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { counted } from '../../components/counted.ts';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { download } from '../../content/download.ts';
import { formatMoment } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { AttendeePrint, readAllAttendees } from './attendee-print.tsx';
import { Attendees } from './attendees.tsx';
import { seatsText } from './seats.tsx';
import { waitingListCount } from './waiting-list-drawer.tsx';
import layout from '../../components/layout.module.css';
import styles from './events.module.css';

const pageSize = 50;

function useAttendees(id: number, page: number) {
  const eventPath = apiPath('/api/events/{id}', { path: { id } });
  const peoplePath = apiPath('/api/events/{id}/registrations', {
    path: { id },
    query: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  // Personal data and seats change without us: read anew at each opening.
  const event = useQuery({
    ...readQuery(eventPath),
    gcTime: 0,
  });
  const people = useQuery({
    ...pageQuery(peoplePath),
    gcTime: 0,
  });
  const waiting = useQuery(waitingListCount(id, 'waiting')).data?.total ?? 0;
  const offered = useQuery(waitingListCount(id, 'offered')).data?.total ?? 0;
  const refetch = () => void Promise.all([event.refetch(), people.refetch()]);
  return { event, people, waiting, offered, error: event.error ?? people.error, refetch };
}

/** Who registered for one event, newest last as the server lists them, with the file for the door. */
export function AttendeesDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const { isBusy, attempt } = useAttempt();
  const [printed, setPrinted] = useState<EventAttendeeResponse[] | null>(null);
  const endPrinting = useCallback(() => setPrinted(null), []);
  const { event, people, waiting, offered, error, refetch } = useAttendees(id, page);
  const filePath = apiPath('/api/events/{id}/registrations/export.csv', { path: { id } });
  const save = () =>
    attempt(
      async () => download(await api.readFile(filePath), `event-${id}-registrations.csv`),
      'The list could not be downloaded',
    );
  const print = () => attempt(async () => setPrinted(await readAllAttendees(id)), 'The list could not be printed');

  return (
    <Drawer
      open
      size={520}
      title={event.data ? `Registered for '${event.data.title}'` : 'Registered'}
      onClose={onClose}
    >
      {error ? (
        <LoadFailed title="The list could not be loaded" error={error} onRetry={refetch} />
      ) : !event.data || !people.data ? (
        <Loading label="Loading the list…" />
      ) : (
        <>
          <Seats event={event.data} waiting={waiting} offered={offered} />
          <TakeAway
            id={id}
            isDisabled={isBusy || people.data.total === 0}
            onSave={() => void save()}
            onPrint={() => void print()}
          />
          {people.data.items.length === 0 ? (
            <p className={layout.empty}>Nobody has registered yet.</p>
          ) : (
            <Attendees id={id} people={people.data.items} onRemoved={refetch} />
          )}
          <Pagination
            align="center"
            hideOnSinglePage
            showSizeChanger={false}
            current={page}
            pageSize={pageSize}
            total={people.data.total}
            onChange={setPage}
          />
          {printed ? <AttendeePrint event={event.data} people={printed} onDone={endPrinting} /> : null}
        </>
      )}
    </Drawer>
  );
}

interface TakeAwayProps {
  /** Of the event. */
  id: number;
  isDisabled: boolean;
  onSave(): void;
  onPrint(): void;
}

/** The list for the door, as a file and on paper. */
function TakeAway({ id, isDisabled, onSave, onPrint }: TakeAwayProps) {
  const may = useMay();
  return (
    <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
      {may('check-ins.manage') ? <Link to={`/gate/${id}`}>Check in at the gate</Link> : null}
      <Link to={{ search: `?waiting=${id}` }}>Waiting list</Link>
      <Link to={{ search: `?messages=${id}` }}>Messages</Link>
      <Link to={{ search: `?attendance=${id}` }}>Who came</Link>
      <Button icon={<Icon name="download" />} disabled={isDisabled} onClick={onSave}>
        Download CSV
      </Button>
      <Button disabled={isDisabled} onClick={onPrint}>
        Print
      </Button>
    </div>
  );
}

interface SeatsProps {
  event: EventResponse;
  /** People on the waiting list. */
  waiting: number;
  /** Seats that are held for people on the waiting list, and taken by nobody yet. */
  offered: number;
}

function Seats({ event, waiting, offered }: SeatsProps) {
  return (
    <p className={`${layout.facts} ${layout.muted} ${layout.spaceBelow} ${styles.facts}`}>
      <strong>{seatsText(event)}</strong>
      <span>
        {event.seatsLeft === null
          ? 'no limit'
          : `${event.seatsLeft.toLocaleString('en-GB')} ${event.seatsLeft === 1 ? 'seat' : 'seats'} left`}
      </span>
      {offered > 0 ? <span>{counted(offered, 'seat')} held for the waiting list</span> : null}
      {waiting > 0 ? <span>{waiting.toLocaleString('en-GB')} waiting</span> : null}
      <span>{formatMoment(event.date)}</span>
    </p>
  );
}
