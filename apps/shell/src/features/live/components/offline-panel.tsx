import type { LiveStatusResponse } from '@ministry/api-client';
import { nextService, weekdays } from '@ministry/domain';
import { SectionLink, useNow, useSettings } from '../../../app/site.tsx';
import { countdownTo } from '../countdown.ts';
import { liveCopy as copy } from '../live.copy.ts';
import { Backdrop } from './backdrop.tsx';
import css from './live.module.css';

type Reason = 'offline' | 'interrupted' | 'ended';
const texts: Record<Reason, { heading: string; text: string }> = {
  offline: { heading: copy.offlineHeading, text: copy.offlineText },
  interrupted: { heading: copy.interruptedHeading, text: copy.interruptedText },
  ended: { heading: copy.endedHeading, text: copy.endedText },
};

/** LIVE-10, LIVE-11: why nothing plays, and the next service. @param hasFollowed the visitor has watched the broadcast that has ended */
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
        {reason === 'ended' ? <p className={css.eyebrow}>{copy.offlineHeading}</p> : null}
        <h2>{texts[reason].heading}</h2>
        <p>{texts[reason].text}</p>
        {reason === 'ended' ? (
          <p>
            <SectionLink to="/sermons">{copy.toSermons}</SectionLink>
          </p>
        ) : null}
        <dl className={css.sources}>
          {(['youtube', 'rtmp'] as const).map((source) => (
            <div key={source}>
              <dt>{copy.sources[source]}</dt>
              <dd>
                {status ? (status.sources[source].isLive ? copy.sourceLive : copy.sourceOffline) : copy.sourceUnknown}
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
  const service = nextService(useSettings().programme, now);
  if (!service) return null;
  const { item, startsAt, underWay, times, place } = service;
  const { days, hours, minutes } = countdownTo(startsAt, now);
  const parts = (
    [
      [days, copy.days],
      [hours, copy.hours],
      [minutes, copy.minutes],
    ] as const
  ).filter(([count], place) => count > 0 || place === 2);
  return (
    <div className={css.next}>
      <p>{underWay ? copy.underWay : copy.next}</p>
      <h3>
        {weekdays[item.weekday]}: {item.title}
      </h3>
      <p>{place ? `${times}, ${place}` : times}</p>
      {underWay ? null : (
        <ul className={css.countdown}>
          {parts.map(([count, name]) => (
            <li key={name({ count })}>
              <b>{count}</b> {name({ count })}
            </li>
          ))}
          <li>{copy.until}</li>
        </ul>
      )}
    </div>
  );
}
