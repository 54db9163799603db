import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingListEntryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { counted } from '../../components/counted.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { download } from '../../content/download.ts';
import { formatMoment } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { PersonRow } from './person-row.tsx';
import layout from '../../components/layout.module.css';
import styles from './events.module.css';

const pageSize = 50;

/** How many entries of a state there are, without reading them. */
export const waitingListCount = (id: number, state: WaitingListEntryResponse['state']) => ({
  ...pageQuery(apiPath('/api/events/{id}/waiting-list', { path: { id }, query: { state, limit: 1 } })),
  gcTime: 0,
});

function useWaitingList(id: number, page: number) {
  const event = useQuery({ ...readQuery(apiPath('/api/events/{id}', { path: { id } })), gcTime: 0 });
  const waiting = useQuery(waitingListCount(id, 'waiting'));
  const offered = useQuery(waitingListCount(id, 'offered'));
  const entries = useQuery({
    ...pageQuery(
      apiPath('/api/events/{id}/waiting-list', {
        path: { id },
        query: { limit: pageSize, offset: (page - 1) * pageSize },
      }),
    ),
    gcTime: 0,
  });
  const all = [event, waiting, offered, entries];
  return {
    event: event.data,
    waiting: waiting.data?.total ?? 0,
    offered: offered.data?.total ?? 0,
    entries: entries.data,
    isLoaded: all.every(({ data }) => data !== undefined),
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.map((read) => read.refetch())),
  };
}

/** Who waits for a seat at one event, in the order of the line. */
export function WaitingListDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const { event, waiting, offered, entries, isLoaded, error, refetch } = useWaitingList(id, page);
  return (
    <Drawer open size={520} title={event ? `Waiting list of '${event.title}'` : 'Waiting list'} onClose={onClose}>
      {error ? (
        <LoadFailed title="The waiting list could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !isLoaded || !entries ? (
        <Loading label="Loading the waiting list…" />
      ) : (
        <>
          <p className={`${layout.facts} ${layout.muted} ${layout.spaceBelow} ${styles.facts}`}>
            <strong>{waiting.toLocaleString('en-GB')} waiting</strong>
            <span>{counted(offered, 'seat')} offered</span>
          </p>
          <TakeAway id={id} isEmpty={entries.total === 0} />
          {entries.total === 0 ? (
            <p className={layout.empty}>Nobody waits. Once the event is full, its page offers the waiting list.</p>
          ) : (
            <Entries id={id} entries={entries.items} onRemoved={() => void refetch()} />
          )}
          <Pagination
            align="center"
            hideOnSinglePage
            showSizeChanger={false}
            current={page}
            pageSize={pageSize}
            total={entries.total}
            onChange={setPage}
          />
        </>
      )}
    </Drawer>
  );
}

function TakeAway({ id, isEmpty }: { id: number; isEmpty: boolean }) {
  const { isBusy, attempt } = useAttempt();
  const path = apiPath('/api/events/{id}/waiting-list/export.csv', { path: { id } });
  const save = () =>
    attempt(
      async () => download(await api.readFile(path), `event-${id}-waiting-list.csv`),
      'The list could not be downloaded',
    );
  return (
    <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
      <Link to={{ search: `?attendees=${id}` }}>Who registered</Link>
      <Button icon={<Icon name="download" />} disabled={isBusy || isEmpty} onClick={() => void save()}>
        Download CSV
      </Button>
    </div>
  );
}

interface EntriesProps {
  /** Of the event. */
  id: number;
  entries: WaitingListEntryResponse[];
  onRemoved(): void;
}

function Entries({ id, entries, onRemoved }: EntriesProps) {
  const may = useMay();
  const { isBusy, attempt } = useAttempt();
  const [removing, setRemoving] = useState<WaitingListEntryResponse | null>(null);
  const remove = ({ id: entryId, firstName, lastName }: WaitingListEntryResponse) =>
    attempt(async () => {
      await api.calls.DELETE('/api/events/{id}/waiting-list/{entryId}', { params: { path: { id, entryId } } });
      showToast({ title: `${firstName} ${lastName} is off the waiting list.` });
    }, 'Nobody was taken off the list').finally(onRemoved);
  return (
    <>
      <ol className={`${layout.plainList} ${styles.people}`} aria-label="Waiting list">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            {...(may('registrations.write') ? { isBusy, onRemove: () => setRemoving(entry) } : {})}
          />
        ))}
      </ol>
      {removing ? (
        <DeleteQuestion
          title={`Take ${removing.firstName} ${removing.lastName} off the waiting list?`}
          ok="Take off the list"
          onCancel={() => setRemoving(null)}
          onDelete={() => {
            setRemoving(null);
            void remove(removing);
          }}
        >
          <p>
            {removing.state === 'offered' ? 'The seat that is held goes to the next in line. ' : ''}
            Nothing is mailed. This cannot be undone: to wait again, the person joins at the end.
          </p>
        </DeleteQuestion>
      ) : null}
    </>
  );
}

interface EntryProps {
  entry: WaitingListEntryResponse;
  isBusy?: boolean;
  onRemove?(): void;
}

function Entry({ entry, isBusy = false, onRemove }: EntryProps) {
  return (
    <PersonRow
      person={entry}
      place={entry.place}
      beside={
        onRemove ? (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Take off: ${entry.firstName} ${entry.lastName}`}
            onClick={onRemove}
          >
            Take off
          </Button>
        ) : null
      }
      facts={stateOf(entry)}
    />
  );
}

function stateOf({ state, offeredUntil, createdAt }: WaitingListEntryResponse): string {
  const until = offeredUntil === null ? '' : formatMoment(offeredUntil);
  const states = {
    waiting: `Waits since ${formatMoment(createdAt)}`,
    offered: `A seat is held until ${until}`,
    lapsed: `Did not take the seat held until ${until}`,
  } as const;
  return states[state];
}
