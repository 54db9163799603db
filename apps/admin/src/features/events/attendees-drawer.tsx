import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventAttendeeResponse, EventResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
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
import { seatsText } from './seats.tsx';
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
  return { event, people, error: event.error ?? people.error };
}

/** Who registered for one event, newest last as the server lists them, with the file for the door. */
export function AttendeesDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const { isBusy, attempt } = useAttempt();
  const [printed, setPrinted] = useState<EventAttendeeResponse[] | null>(null);
  const endPrinting = useCallback(() => setPrinted(null), []);
  const { event, people, error } = useAttendees(id, page);
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
        <LoadFailed
          title="The list could not be loaded"
          error={error}
          onRetry={() => void Promise.all([event.refetch(), people.refetch()])}
        />
      ) : !event.data || !people.data ? (
        <Loading label="Loading the list…" />
      ) : (
        <>
          <Seats event={event.data} />
          <TakeAway
            id={id}
            isDisabled={isBusy || people.data.total === 0}
            onSave={() => void save()}
            onPrint={() => void print()}
          />
          {people.data.items.length === 0 ? (
            <p className={styles.empty}>Nobody has registered yet.</p>
          ) : (
            <People people={people.data.items} />
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
    <div className={styles.takeAway}>
      {may('check-ins.manage') ? <Link to={`/gate/${id}`}>Check in at the gate</Link> : null}
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

function Seats({ event }: { event: EventResponse }) {
  return (
    <p className={styles.facts}>
      <strong>{seatsText(event)}</strong>
      <span>
        {event.seatsLeft === null
          ? 'no limit'
          : `${event.seatsLeft.toLocaleString('en-GB')} ${event.seatsLeft === 1 ? 'seat' : 'seats'} left`}
      </span>
      <span>{formatMoment(event.date)}</span>
    </p>
  );
}

function People({ people }: { people: EventAttendeeResponse[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <span className={styles.name}>
            {person.firstName} {person.lastName}
          </span>
          <span className={styles.code}>{person.confirmationCode}</span>
          <span className={styles.detail}>
            <a href={`mailto:${person.email}`}>{person.email}</a>
            {person.phone ? (
              <>
                {' · '}
                <a href={`tel:${person.phone.replace(/\s/g, '')}`}>{person.phone}</a>
              </>
            ) : null}
            {' · '}
            {formatMoment(person.createdAt)}
          </span>
          {person.specialRequests ? <p className={styles.request}>{person.specialRequests}</p> : null}
        </li>
      ))}
    </ul>
  );
}
