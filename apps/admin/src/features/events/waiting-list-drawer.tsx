import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingListEntryResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { download } from '../../content/download.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { eventsCopy as copy } from './events.copy.ts';
import { PersonRow } from './person-row.tsx';
import layout from '../../components/layout.module.css';

const pageSize = 50;

/** Query for the number of entries in a state, without reading them all. */
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
    list:
      event.data && waiting.data && offered.data && entries.data
        ? { waiting: waiting.data.total, offered: offered.data.total, ...entries.data }
        : undefined,
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.map((read) => read.refetch())),
  };
}

/** The waiting list of an event, in its order. */
export function WaitingListDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const { event, list, error, refetch } = useWaitingList(id, page);
  return (
    <Drawer
      open
      size={520}
      title={event ? copy.waitingListOf({ title: event.title }) : copy.waitingList}
      onClose={onClose}
    >
      <Loaded
        data={list}
        error={error}
        loading={copy.loadingWaitingList}
        failed={copy.waitingListFailed}
        onRetry={() => void refetch()}
      >
        {({ waiting, offered, items, total }) => (
          <>
            <p className={`${layout.facts} ${layout.muted} ${layout.spaceBelow}`}>
              <strong className={layout.large}>{copy.waiting({ count: waiting })}</strong>
              <span>{copy.offered({ count: offered })}</span>
            </p>
            <TakeAway id={id} isEmpty={total === 0} />
            {total === 0 ? (
              <p className={layout.empty}>{copy.nobodyWaits}</p>
            ) : (
              <Entries id={id} entries={items} onRemoved={() => void refetch()} />
            )}
            <Pagination
              align="center"
              hideOnSinglePage
              showSizeChanger={false}
              current={page}
              pageSize={pageSize}
              total={total}
              onChange={setPage}
            />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

function TakeAway({ id, isEmpty }: { id: number; isEmpty: boolean }) {
  const { isBusy, attempt } = useAttempt();
  const path = apiPath('/api/events/{id}/waiting-list/export.csv', { path: { id } });
  const save = () =>
    attempt(async () => download(await api.readFile(path), `event-${id}-waiting-list.csv`), copy.downloadFailed);
  return (
    <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
      <Link to={{ search: `?attendees=${id}` }}>{copy.whoRegistered}</Link>
      <Button icon={<Icon name="download" />} disabled={isBusy || isEmpty} onClick={() => void save()}>
        {copy.downloadCsv}
      </Button>
    </div>
  );
}

const nameOf = ({ firstName, lastName }: WaitingListEntryResponse): string => `${firstName} ${lastName}`;

interface EntriesProps {
  /** Id of the event. */
  id: number;
  entries: WaitingListEntryResponse[];
  onRemoved(): void;
}

function Entries({ id, entries, onRemoved }: EntriesProps) {
  const may = useMay();
  const { isBusy, attempt } = useAttempt();
  const [removing, setRemoving] = useState<WaitingListEntryResponse | null>(null);
  const remove = (entry: WaitingListEntryResponse) =>
    attempt(async () => {
      await api.calls.DELETE('/api/events/{id}/waiting-list/{entryId}', {
        params: { path: { id, entryId: entry.id } },
      });
      showToast({ title: copy.takenOff({ name: nameOf(entry) }) });
    }, copy.takeOffFailed).finally(onRemoved);
  return (
    <>
      <ol className={`${layout.plainList} ${layout.lines} ${layout.rows}`} aria-label={copy.waitingList}>
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
          title={copy.takeOffQuestion({ name: nameOf(removing) })}
          ok={copy.takeOffConfirm}
          onCancel={() => setRemoving(null)}
          onDelete={() => {
            setRemoving(null);
            void remove(removing);
          }}
        >
          <p>
            {removing.state === 'offered' ? `${copy.heldSeatMovesOn} ` : ''}
            {copy.takeOffExplained}
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
            aria-label={copy.takeOffPerson({ name: nameOf(entry) })}
            onClick={onRemove}
          >
            {copy.takeOff}
          </Button>
        ) : null
      }
      facts={stateOf(entry)}
    />
  );
}

function stateOf({ state, offeredUntil, createdAt }: WaitingListEntryResponse): string {
  const until = offeredUntil === null ? '' : formatDateTime(offeredUntil);
  const states = {
    waiting: copy.waitsSince({ moment: formatDateTime(createdAt) }),
    offered: copy.heldUntil({ moment: until }),
    lapsed: copy.lapsed({ moment: until }),
  } as const;
  return states[state];
}
