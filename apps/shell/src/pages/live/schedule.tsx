import { formatDay, nextOccurrence, weekdays, weeklyItems } from '@ministry/domain';
import { basePath, interfaceLanguage } from '@ministry/messages';
import { ProgrammeChanges, useNow, useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { livePageCopy as copy } from './live.copy.ts';
import css from './live.module.css';

/** LIVE-03, LIVE-04: the weekly services, each with a repeating calendar entry. */
export function Schedule({ lead }: { lead: string | undefined }) {
  const now = useNow();
  const { programme } = useSettings();
  const cards = weeklyItems(programme).map((item) => ({ item, next: nextOccurrence(programme, item, now) }));
  return (
    <section className="section mist" aria-labelledby="schedule">
      <div className="wrap">
        <h2 id="schedule">{copy.schedule}</h2>
        <p className={css.lead}>{lead}</p>
        <ul className={css.cards}>
          {cards.map(({ item, next }) => (
            <li key={item.id}>
              <h3>
                <small>{weekdays[item.weekday]}</small> {item.title}
              </h3>
              <p>{item.times}</p>
              {next ? (
                <p>
                  {copy.nextTime}: {formatDay(next.startsAt)}
                </p>
              ) : null}
              <ProgrammeChanges item={item} />
              <a
                className="btn btn-quiet"
                href={`/feeds/services/${item.id}.ics${basePath && `?language=${interfaceLanguage}`}`}
              >
                <Icon name="bell" />
                {copy.reminder}
                <span className="unseen">
                  : {weekdays[item.weekday]}, {item.title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
