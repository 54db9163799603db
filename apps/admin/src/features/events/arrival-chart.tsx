import type { AttendanceResponse } from '@ministry/api-client';
import { formatShortDate, formatTime, kampalaDay } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { Bars } from '../../components/bars.tsx';
import { Figures } from '../../components/figures.tsx';
import { eventsCopy as copy } from './events.copy.ts';
import layout from '../../components/layout.module.css';

/** Arrivals over time, as a bar chart and as a table. */
export function ArrivalChart({ attendance: { arrivals, spanMinutes } }: { attendance: AttendanceResponse }) {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (!first || !last) return <p className={layout.muted}>{copy.nobodyCheckedIn}</p>;

  const isOneDay = kampalaDay(new Date(first.from)) === kampalaDay(new Date(last.from));
  const momentOf = (from: string): string => {
    const moment = new Date(from);
    return isOneDay ? formatTime(moment) : `${formatShortDate(moment)}, ${formatTime(moment)}`;
  };
  const most = arrivals.reduce((one, other) => (other.count > one.count ? other : one));
  return (
    <section className={layout.spaceBelowLoose} aria-labelledby="arrivals">
      <h3 className={layout.spaceBelow} id="arrivals">
        {copy.arrivals}
      </h3>
      <p className={layout.spaceBelow}>
        {copy.most({
          moment: momentOf(most.from),
          count: most.count,
          minutes: spanMinutes,
        })}
      </p>
      <Bars
        bars={arrivals.map(({ from, count }) => ({
          key: from,
          amount: count,
          copy: copy.arrivedFrom({ moment: momentOf(from), count }),
        }))}
      />
      <div className={`${layout.between} ${layout.muted} ${layout.small}`} aria-hidden="true">
        <span>{momentOf(first.from)}</span>
        <span>{momentOf(last.from)}</span>
      </div>
      <Figures
        heading={copy.from}
        columns={[copy.people]}
        rows={arrivals.map(({ from, count }) => ({ name: momentOf(from), figures: [count.toLocaleString(dayLocale)] }))}
      />
    </section>
  );
}
