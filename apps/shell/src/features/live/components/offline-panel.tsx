import type { LiveStatusResponse } from '@ministry/api-client';
import { nextService, weekdays } from '@ministry/domain';
import { useNow } from '../../../app/site.tsx';
import { countdownTo } from '../countdown.ts';
import { liveWords as words } from '../live.content.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

/** LIVE-10, LIVE-11: nothing is on, or not at this moment; and when to come back. */
export function OfflinePanel({ status }: { status: LiveStatusResponse | undefined }) {
  const isInterrupted = status?.isInterrupted === true;
  return (
    <div className={css.panel}>
      <Backdrop />
      <div>
        <h2>{isInterrupted ? words.interruptedHeading : words.offlineHeading}</h2>
        <p>{isInterrupted ? words.interruptedText : words.offlineText}</p>
        <dl className={css.sources}>
          {(['youtube', 'rtmp'] as const).map((source) => (
            <div key={source}>
              <dt>{words.sources[source]}</dt>
              <dd>{status ? (status.sources[source].isLive ? words.sourceLive : words.sourceOffline) : words.sourceUnknown}</dd>
            </div>
          ))}
        </dl>
        {isInterrupted ? null : <NextService />}
      </div>
    </div>
  );
}

function NextService() {
  const now = useNow();
  const { item, startsAt, underWay } = nextService(now);
  const { days, hours, minutes } = countdownTo(startsAt, now);
  const parts = ([[days, words.days], [hours, words.hours], [minutes, words.minutes]] as const).filter(([value, name]) => value > 0 || name === words.minutes);
  return (
    <div className={css.next}>
      <p>{underWay ? words.underWay : words.next}</p>
      <h3>
        {weekdays[item.weekday]}: {item.title}
      </h3>
      <p>{item.times}</p>
      {underWay ? null : (
        <ul className={css.countdown}>
          {parts.map(([value, [one, many]]) => (
            <li key={one}>
              <b>{value}</b> {value === 1 ? one : many}
            </li>
          ))}
          <li>{words.until}</li>
        </ul>
      )}
    </div>
  );
}
