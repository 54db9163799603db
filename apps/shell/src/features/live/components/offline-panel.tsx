import { Link } from 'react-router-dom';
import type { LiveStatusResponse } from '@ministry/api-client';
import { nextService, weekdays } from '@ministry/domain';
import { useNow } from '../../../app/site.tsx';
import { countdownTo } from '../countdown.ts';
import { liveWords as words } from '../live.content.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

type Reason = 'offline' | 'interrupted' | 'ended';
const said: Record<Reason, { heading: string; text: string }> = {
  offline: { heading: words.offlineHeading, text: words.offlineText },
  interrupted: { heading: words.interruptedHeading, text: words.interruptedText },
  ended: { heading: words.endedHeading, text: words.endedText },
};

/** LIVE-10, LIVE-11: nothing is on, or not at this moment; and when to come back. @param hasFollowed the visitor has followed what is over now */
export function OfflinePanel({
  status,
  hasFollowed,
}: {
  status: LiveStatusResponse | undefined;
  hasFollowed: boolean;
}) {
  const reason = status?.isInterrupted ? 'interrupted' : hasFollowed ? 'ended' : 'offline';
  return (
    <div className={css.panel}>
      <Backdrop />
      <div>
        {reason === 'ended' ? <p className={css.eyebrow}>{words.offlineHeading}</p> : null}
        <h2>{said[reason].heading}</h2>
        <p>{said[reason].text}</p>
        {reason === 'ended' ? (
          <p>
            <Link to="/sermons">{words.toSermons}</Link>
          </p>
        ) : null}
        <dl className={css.sources}>
          {(['youtube', 'rtmp'] as const).map((source) => (
            <div key={source}>
              <dt>{words.sources[source]}</dt>
              <dd>
                {status
                  ? status.sources[source].isLive
                    ? words.sourceLive
                    : words.sourceOffline
                  : words.sourceUnknown}
              </dd>
            </div>
          ))}
        </dl>
        {reason === 'interrupted' ? null : <NextService />}
      </div>
    </div>
  );
}

function NextService() {
  const now = useNow();
  const { item, startsAt, underWay } = nextService(now);
  const { days, hours, minutes } = countdownTo(startsAt, now);
  const parts = (
    [
      [days, words.days],
      [hours, words.hours],
      [minutes, words.minutes],
    ] as const
  ).filter(([value, name]) => value > 0 || name === words.minutes);
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
