import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { TodayResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { RowList } from '../../lists/row-list.tsx';
import { readQuery, todayPath } from '../../reads.ts';
import { useMay } from '../../use-may.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import { EventTime } from './event-time.tsx';
import { figure } from './summary-figures.ts';
import { type EventToday, isNearlyFull, seats, whatWaits } from './today.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './today.module.css';

const { today: copy } = dashboardCopy;

interface TodayProps {
  /** Preview of the next testimonial to approve. */
  testimonial: ReactNode;
}

/** Waiting tasks of the office, each with a link to where it is dealt with. Read again at each visit. */
export function Today({ testimonial }: TodayProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(todayPath),
    refetchOnMount: 'always',
  });
  return (
    <section className={`${layout.stackLoose} ${styles.today}`} aria-labelledby="today">
      <div className={layout.between}>
        <h2 id="today">{copy.heading}</h2>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {common.refresh}
        </Button>
      </div>
      {data ? <Everything today={data} testimonial={testimonial} /> : error ? null : <Loading label={copy.loading} />}
      {error ? <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} /> : null}
    </section>
  );
}

function Everything({ today, testimonial }: TodayProps & { today: TodayResponse }) {
  const waiting = whatWaits(today);
  return (
    <div className={`${layout.withAside} ${styles.columns}`}>
      <div>
        <h3 className={styles.sub}>{copy.waiting}</h3>
        {waiting.length === 0 ? (
          <p className={`${layout.card} ${layout.muted} ${layout.empty}`}>{copy.nothingWaits}</p>
        ) : (
          <WaitingList waiting={waiting} />
        )}
        {today.testimonies ? <Suspense fallback={null}>{testimonial}</Suspense> : null}
      </div>
      {today.events ? (
        <div>
          <h3 className={styles.sub}>{copy.events}</h3>
          {today.events.length === 0 ? (
            <p className={`${layout.card} ${layout.muted} ${layout.empty}`}>{copy.noEvents}</p>
          ) : (
            <EventsNeedingAttention events={today.events} />
          )}
        </div>
      ) : null}
    </div>
  );
}

function WaitingList({ waiting }: { waiting: ReturnType<typeof whatWaits> }) {
  return (
    <RowList>
      {waiting.map(({ count, text, details = [], to, isUrgent }) => (
        <li key={to}>
          <Link to={to} className={`${styles.row} ${isUrgent ? styles.urgent : ''}`}>
            <strong>{figure(count)}</strong>
            <span>
              {text}
              {details.map((detail) => (
                <small key={detail} className={`${layout.muted} ${layout.small} ${layout.block}`}>
                  {detail}
                </small>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </RowList>
  );
}

/** The most detailed page of an event that the role may open: the registrations, the editor, or the list. */
function useEventAddress(): (event: EventToday) => string {
  const may = useMay();
  return ({ id, registrationRequired }) => {
    if (registrationRequired && may('registrations.read')) return `/events?attendees=${id}`;
    return may('content.publish') ? `/events/${id}` : '/events';
  };
}

function EventsNeedingAttention({ events }: { events: EventToday[] }) {
  const addressOf = useEventAddress();
  const may = useMay();
  return (
    <RowList>
      {events.map((event) => (
        <li key={event.id} className={styles.eventRow}>
          <Link to={addressOf(event)} className={styles.event ?? ''}>
            <span className={`${layout.strong} ${styles.name}`}>{event.title}</span>
            <span className={layout.muted}>
              {formatDateTime(event.date)} · {seats(event)}
              {isNearlyFull(event) ? (
                <b className={styles.full}>
                  {event.seatsTaken >= (event.attendeeLimit ?? 0) ? copy.full : copy.nearlyFull}
                </b>
              ) : null}
            </span>
          </Link>
          {may('content.publish') ? <EventTime event={event} /> : null}
        </li>
      ))}
    </RowList>
  );
}
