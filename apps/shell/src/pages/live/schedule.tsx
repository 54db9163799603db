import { formatDay, nextOccurrence, weekdays, weeklyProgramme } from '@ministry/domain';
import { useNow } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { livePageWords as words } from './live.content.ts';
import css from './live.module.css';

/** LIVE-03, LIVE-04: each card hands out a weekly entry for the visitor's own calendar. */
export function Schedule() {
  const now = useNow();
  return (
    <section className="section mist" aria-labelledby="schedule">
      <div className="wrap">
        <h2 id="schedule">{words.schedule}</h2>
        <p className={css.lead}>{words.scheduleLead}</p>
        <ul className={css.cards}>
          {weeklyProgramme.map((item) => (
            <li key={item.id}>
              <h3>
                <small>{weekdays[item.weekday]}</small> {item.title}
              </h3>
              <p>{item.times}</p>
              <p>
                {words.nextTime}: {formatDay(nextOccurrence(item, now))}
              </p>
              <a className="btn btn-quiet" href={`/feeds/services/${item.id}.ics`}>
                <Icon name="bell" />
                {words.reminder}
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
