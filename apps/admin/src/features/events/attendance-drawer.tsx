import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import type { AttendancePersonResponse, AttendanceResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { download } from '../../content/download.ts';
import { formatDateTime } from '../../content/normalise.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { api } from '../../session.ts';
import { useAttempt } from '../../use-attempt.ts';
import { ArrivalChart } from './arrival-chart.tsx';
import { eventsCopy as copy } from './events.copy.ts';
import { PersonRow } from './person-row.tsx';
import { Thanks } from './thanks.tsx';
import layout from '../../components/layout.module.css';

const pageSize = 50;

type AttendanceFilter = 'came' | 'absent';
const lists: Record<AttendanceFilter, string> = { came: copy.whoCame, absent: copy.whoDidNotCome };

/** Who came to an event and who did not, the arrival times, and the thanks to those who came. */
export function AttendanceDrawer({ id, onClose }: { id: number; onClose(): void }) {
  const event = useQuery({ ...readQuery(apiPath('/api/events/{id}', { path: { id } })), gcTime: 0 });
  const attendance = useQuery({ ...readQuery(apiPath('/api/events/{id}/attendance', { path: { id } })), gcTime: 0 });
  const error = event.error ?? attendance.error;

  return (
    <Drawer
      open
      size={520}
      title={event.data ? copy.attendanceOf({ title: event.data.title }) : copy.attendance}
      onClose={onClose}
    >
      <Loaded
        data={event.data && attendance.data ? { attended: event.data, figures: attendance.data } : undefined}
        error={error}
        loading={copy.loadingAttendance}
        failed={copy.attendanceFailed}
        onRetry={() => void Promise.all([event.refetch(), attendance.refetch()])}
      >
        {({ attended, figures }) => (
          <>
            <AttendanceFigures attendance={figures} />
            <ArrivalChart attendance={figures} />
            <div className={`${layout.row} ${layout.spaceBelowLoose}`}>
              <Thanks event={attended} toThank={figures.toThank} onSent={() => attendance.refetch()} />
              <SaveFile id={id} />
            </div>
            <Lists id={id} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

function AttendanceFigures({
  attendance: { registered, came, absent, unregistered },
}: {
  attendance: AttendanceResponse;
}) {
  return (
    <p className={`${layout.facts} ${layout.muted} ${layout.spaceBelow}`}>
      <strong className={layout.large}>{copy.came({ came, registered })}</strong>
      <span>{copy.absent({ count: absent })}</span>
      {unregistered > 0 ? <span>{copy.unregistered({ count: unregistered })}</span> : null}
    </p>
  );
}

function SaveFile({ id }: { id: number }) {
  const { isBusy, attempt } = useAttempt();
  const path = apiPath('/api/events/{id}/attendance/export.csv', { path: { id } });
  const save = () =>
    attempt(async () => download(await api.readFile(path), `event-${id}-attendance.csv`), copy.downloadFailed);
  return (
    <Button icon={<Icon name="download" />} disabled={isBusy} onClick={() => void save()}>
      {copy.downloadCsv}
    </Button>
  );
}

function Lists({ id }: { id: number }) {
  const [wanted, setWanted] = useState<AttendanceFilter>('came');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...pageQuery(
      apiPath('/api/events/{id}/attendance/people', {
        path: { id },
        query: { attendance: wanted, limit: pageSize, offset: (page - 1) * pageSize },
      }),
    ),
    gcTime: 0,
  });
  return (
    <>
      <Choice
        aria-label={copy.list}
        value={wanted}
        options={lists}
        onChange={(value) => {
          setWanted(value === 'absent' ? 'absent' : 'came');
          setPage(1);
        }}
      />
      <Loaded
        data={data}
        error={error}
        loading={copy.loadingList}
        failed={copy.listFailed}
        onRetry={() => void refetch()}
      >
        {(people) => <People people={people} wanted={wanted} />}
      </Loaded>
      <Pagination
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={data?.total ?? 0}
        onChange={setPage}
      />
    </>
  );
}

interface PeopleProps {
  people: { items: AttendancePersonResponse[]; total: number };
  wanted: AttendanceFilter;
}

function People({ people: { items, total }, wanted }: PeopleProps) {
  return items.length === 0 ? (
    <p className={layout.empty}>{wanted === 'came' ? copy.nobodyCame : copy.nobodyStayedAway}</p>
  ) : (
    <ul
      className={`${layout.plainList} ${layout.lines} ${layout.rows}`}
      aria-label={copy.listOf({ list: lists[wanted], count: total })}
    >
      {items.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          beside={<code>{person.confirmationCode}</code>}
          facts={person.arrivedAt ? [formatDateTime(person.arrivedAt), person.gate].filter(Boolean).join(' · ') : ''}
        />
      ))}
    </ul>
  );
}
