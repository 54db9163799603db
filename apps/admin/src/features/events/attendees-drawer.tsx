import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventAttendeeResponse, EventResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { download } from '../../content/download.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useMay } from '../../use-may.ts';
import { AttendeePrint, readAllAttendees } from './attendee-print.tsx';
import { Attendees } from './attendees.tsx';
import { eventsCopy as copy } from './events.copy.ts';
import { seatsText } from './seats.tsx';
import { waitingListCount } from './waiting-list-drawer.tsx';
import layout from '../../components/layout.module.css';

const pageSize = 50;

function useAttendees(id: number, page: number) {
  const eventPath = apiPath('/api/events/{id}', { path: { id } });
  const peoplePath = apiPath('/api/events/{id}/registrations', {
    path: { id },
    query: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  // Personal data, and seats that change at any time: read again at each opening.
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

/** The registrations of an event in the server's order, oldest first, and the list for the door. */
export function AttendeesDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const { isBusy, attempt } = useAttempt();
  const [printed, setPrinted] = useState<EventAttendeeResponse[] | null>(null);
  const endPrinting = useCallback(() => setPrinted(null), []);
  const { event, people, waiting, offered, error, refetch } = useAttendees(id, page);
  const filePath = apiPath('/api/events/{id}/registrations/export.csv', { path: { id } });
  const save = () =>
    attempt(async () => download(await api.readFile(filePath), `event-${id}-registrations.csv`), copy.downloadFailed);
  const print = () => attempt(async () => setPrinted(await readAllAttendees(id)), copy.printFailed);

  return (
    <Drawer
      open
      size={520}
      title={event.data ? copy.registeredFor({ title: event.data.title }) : copy.registered}
      onClose={onClose}
    >
      <Loaded
        data={event.data && people.data ? { attended: event.data, ...people.data } : undefined}
        error={error}
        loading={copy.loadingList}
        failed={copy.listFailed}
        onRetry={refetch}
      >
        {({ attended, items, total }) => (
          <>
            <Seats event={attended} waiting={waiting} offered={offered} />
            <TakeAway
              id={id}
              isDisabled={isBusy || total === 0}
              onSave={() => void save()}
              onPrint={() => void print()}
            />
            {items.length === 0 ? (
              <p className={layout.empty}>{copy.nobodyYet}</p>
            ) : (
              <Attendees id={id} people={items} onRemoved={refetch} />
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
            {printed ? <AttendeePrint event={attended} people={printed} onDone={endPrinting} /> : null}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

interface TakeAwayProps {
  /** Id of the event. */
  id: number;
  isDisabled: boolean;
  onSave(): void;
  onPrint(): void;
}

/** Links to the lists and pages of the event, and the list for the door as a file and in print. */
function TakeAway({ id, isDisabled, onSave, onPrint }: TakeAwayProps) {
  const may = useMay();
  return (
    <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
      {may('check-ins.manage') ? <Link to={`/gate/${id}`}>{copy.checkIn}</Link> : null}
      <Link to={{ search: `?waiting=${id}` }}>{copy.waitingList}</Link>
      <Link to={{ search: `?messages=${id}` }}>{common.messages}</Link>
      <Link to={{ search: `?attendance=${id}` }}>{copy.whoCame}</Link>
      <Button icon={<Icon name="download" />} disabled={isDisabled} onClick={onSave}>
        {copy.downloadCsv}
      </Button>
      <Button disabled={isDisabled} onClick={onPrint}>
        {common.print}
      </Button>
    </div>
  );
}

interface SeatsProps {
  event: EventResponse;
  /** People on the waiting list. */
  waiting: number;
  /** Seats that are held for people on the waiting list and not taken yet. */
  offered: number;
}

function Seats({ event, waiting, offered }: SeatsProps) {
  return (
    <p className={`${layout.facts} ${layout.muted} ${layout.spaceBelow}`}>
      <strong className={layout.large}>{seatsText(event)}</strong>
      <span>{event.seatsLeft === null ? copy.noLimit : copy.seatsLeft({ count: event.seatsLeft })}</span>
      {offered > 0 ? <span>{copy.heldForWaitingList({ count: offered })}</span> : null}
      {waiting > 0 ? <span>{copy.waiting({ count: waiting })}</span> : null}
      <span>{formatDateTime(event.date)}</span>
    </p>
  );
}
