import type { AttendanceResponse } from '@ministry/api-client';
import { formatShortDate, formatTime, kampalaDay } from '@ministry/domain';
import { Bars } from '../../components/bars.tsx';
import { counted } from '../../components/counted.ts';
import { Figures } from '../../components/figures.tsx';
import { eventsCopy } from './events.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './events.module.css';

/** When people came, as bars and as a table. */
export function ArrivalChart({ attendance: { arrivals, spanMinutes } }: { attendance: AttendanceResponse }) {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (!first || !last) return <p className={layout.muted}>{eventsCopy.nobodyHasBeenCheckedIn}</p>;

  const isOneDay = kampalaDay(new Date(first.from)) === kampalaDay(new Date(last.from));
  const copy = (from: string): string => {
    const moment = new Date(from);
    return isOneDay ? formatTime(moment) : `${formatShortDate(moment)}, ${formatTime(moment)}`;
  };
  const most = arrivals.reduce((one, other) => (other.count > one.count ? other : one));
  return (
    <section className={styles.arrivals} aria-labelledby="arrivals">
      <h3 className={layout.spaceBelow} id="arrivals">
        {eventsCopy.arrivals}
      </h3>
      <p className={layout.spaceBelow}>
        {eventsCopy.mostFromInMinutes({
          from: copy(most.from),
          count: counted(most.count, 'person', 'people'),
          spanMinutes,
        })}
      </p>
      <Bars
        bars={arrivals.map(({ from, count }) => ({
          key: from,
          amount: count,
          copy: `${copy(from)}: ${counted(count, 'person', 'people')}`,
        }))}
      />
      <div className={`${layout.muted} ${layout.small} ${styles.ends}`} aria-hidden="true">
        <span>{copy(first.from)}</span>
        <span>{copy(last.from)}</span>
      </div>
      <Figures
        heading={eventsCopy.from}
        columns={['People']}
        rows={arrivals.map(({ from, count }) => ({ name: copy(from), figures: [count.toLocaleString('en-GB')] }))}
      />
    </section>
  );
}
