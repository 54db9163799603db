import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { formatLongDay, formatTime, kampalaDay, kampalaInstant } from '@ministry/domain';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { wholeMonth } from '../../components/months.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { pageQuery, readQuery } from '../../reads.ts';
import { useMay } from '../../use-may.ts';
import { calendarCopy as copy } from './calendar.copy.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { earliestFirst, type Entry, fromContent, fromNewsletter } from './entries.ts';
import { addMonths, daysOfMonth, entriesByDay, monthOf, presentDay } from './month.ts';
import layout from '../../components/layout.module.css';
import styles from './calendar.module.css';

const noon = 12 * 60;
/** Limit of newsletters for one month; the largest page that the API returns. */
const maxNewsletters = 500;

/** Everything published, taken down or sent on these days. Newsletters only for accounts that may send them. */
function useCalendar(days: readonly string[]) {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const may = useMay();
  const maySend = may('newsletter.manage');
  const asked = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;
  const content = useQuery({ ...readQuery(apiPath('/api/content-calendar', { query: { from, to } })), ...asked });
  const newsletters = useQuery({
    ...pageQuery(apiPath('/api/newsletter/campaigns', { query: { from, to, limit: maxNewsletters } })),
    ...asked,
    enabled: maySend,
  });
  const error = content.error ?? newsletters.error;
  const isLoading = !content.data || (maySend && !newsletters.data);
  const entries = earliestFirst([
    ...(content.data?.entries ?? []).map((entry) => fromContent(entry, may('content.publish'))),
    ...(newsletters.data?.items ?? []).flatMap(fromNewsletter),
  ]);
  return {
    entries,
    error,
    isLoading,
    isComplete: content.data?.isComplete !== false && !(newsletters.data && newsletters.data.total > maxNewsletters),
    isFetching: content.isFetching || newsletters.isFetching,
    retry: () => void Promise.all([content.refetch(), ...(maySend ? [newsletters.refetch()] : [])]),
  };
}

/** Calendar of events, newsletters and scheduled publications and removals. The month is in the address. */
export default function CalendarPage() {
  const [search, setSearch] = useSearchParams();
  const month = monthOf(search.get('month'));
  const days = daysOfMonth(month);
  const { entries, isComplete, isLoading, isFetching, error, retry } = useCalendar(days);
  const show = (next: string) => setSearch(next === monthOf(null) ? {} : { month: next });
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <>
          <Button
            aria-label={copy.monthBefore}
            icon={<Icon name="back" />}
            onClick={() => show(addMonths(month, -1))}
          />
          <Button disabled={month === monthOf(null)} onClick={() => show(monthOf(null))}>
            {copy.today}
          </Button>
          <Button
            aria-label={copy.monthAfter}
            icon={<Icon name="forward" />}
            onClick={() => show(addMonths(month, 1))}
          />
        </>
      }
    >
      <h2 className={layout.spaceBelow} aria-live="polite">
        {wholeMonth(month)}
      </h2>
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={retry} />
      ) : isLoading ? (
        <Loading label={copy.loading} />
      ) : (
        <>
          {!isComplete && <PageNotice text={copy.isIncomplete} />}
          <Month month={month} days={days} entries={entries} isOld={isFetching} />
        </>
      )}
    </PageFrame>
  );
}

interface MonthProps {
  month: string;
  days: readonly string[];
  entries: readonly Entry[];
  isOld: boolean;
}

/** A grid of weeks; on phones a list of the days that have entries. */
function Month({ month, days, entries, isOld }: MonthProps) {
  const mayCreate = useMay()('content.publish');
  const byDay = entriesByDay(entries);
  const today = presentDay();
  const isEmpty = !days.some((day) => byDay.has(day));
  return (
    <>
      {isEmpty && (
        <p className={`${layout.spaceBelow} ${layout.muted}`}>
          {copy.nothing} {mayCreate && <Link to="/events/new">{copy.newEvent}</Link>}
        </p>
      )}
      <div className={`${layout.muted} ${layout.small} ${styles.weekdays}`} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatLongDay(kampalaInstant(day, noon)).split(' ')[0]}</span>
        ))}
      </div>
      <ol className={styles.days} aria-busy={isOld}>
        {days.map((day) => (
          <li
            key={day}
            className={styles.day}
            data-today={day === today || undefined}
            data-outside={!day.startsWith(month) || undefined}
            data-empty={!byDay.has(day) || undefined}
          >
            <time dateTime={day}>
              <strong className={layout.notOnPhone} aria-hidden="true">
                {Number(day.slice(8))}
              </strong>
              <strong className={layout.onPhone} aria-hidden="true">
                {formatLongDay(kampalaInstant(day, noon))}
              </strong>
              <VisuallyHidden>{formatLongDay(kampalaInstant(day, noon))}</VisuallyHidden>
              {day === today && <VisuallyHidden>{copy.isToday}</VisuallyHidden>}
            </time>
            {byDay.has(day) && (
              <ul className={`${layout.plainList} ${layout.stackTight}`}>
                {byDay.get(day)?.map((entry) => (
                  <li key={entry.key}>
                    <CalendarEntry
                      entry={entry}
                      time={kampalaDay(new Date(entry.at)) === day ? formatTime(new Date(entry.at)) : null}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
