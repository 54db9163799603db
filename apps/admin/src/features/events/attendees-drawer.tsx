import { apiPath, readableError } from '@ministry/api-client';
import type { EventAttendeeResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useCallback, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { download } from '../../content/download.ts';
import { formatMoment } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import styles from './events.module.css';
import { AttendeePrint, readAllAttendees } from './attendee-print.tsx';
import { seatsText } from './seats.tsx';

const pageSize = 50;

/** Who registered for one event, newest last as the server lists them, with the file for the door. */
export function AttendeesDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<EventAttendeeResponse[] | null>(null);
  const endPrinting = useCallback(() => setPrinted(null), []);
  const eventPath = apiPath('/api/events/{id}', { path: { id } });
  const peoplePath = apiPath('/api/events/{id}/registrations', {
    path: { id },
    query: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  const filePath = apiPath('/api/events/{id}/registrations/export.csv', { path: { id } });
  // Personal data and seats change without us: read anew at each opening.
  const event = useQuery({
    ...readQuery(eventPath),
    gcTime: 0,
  });
  const people = useQuery({
    ...pageQuery(peoplePath),
    gcTime: 0,
  });
  const error = event.error ?? people.error;

  async function run(work: () => Promise<void>, failed: string) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      showToast({ title: failed, description: readableError(failure), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const save = () =>
    run(
      async () => download(await api.readFile(filePath), `event-${id}-registrations.csv`),
      'The list could not be downloaded',
    );
  const print = () => run(async () => setPrinted(await readAllAttendees(id)), 'The list could not be printed');

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
          <p className={styles.facts}>
            <strong>{seatsText(event.data)}</strong>
            <span>
              {event.data.seatsLeft === null
                ? 'no limit'
                : `${event.data.seatsLeft.toLocaleString('en-GB')} ${event.data.seatsLeft === 1 ? 'seat' : 'seats'} left`}
            </span>
            <span>{formatMoment(event.data.date)}</span>
          </p>
          <div className={styles.takeAway}>
            <Button
              icon={<Icon name="download" />}
              disabled={isBusy || people.data.total === 0}
              onClick={() => void save()}
            >
              Download CSV
            </Button>
            <Button disabled={isBusy || people.data.total === 0} onClick={() => void print()}>
              Print
            </Button>
          </div>
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
