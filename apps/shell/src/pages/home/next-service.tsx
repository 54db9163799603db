import { Link } from 'react-router-dom';
import { formatLongDay, kampalaDay, nextService, weekdays } from '@ministry/domain';
import { useNow, useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { homeCopy } from './home.copy.ts';
import css from './next-service.module.css';

const dayLength = 86_400_000;

/** 'Today', 'Tomorrow' or the full day. */
function dayName(date: Date, now: Date): string {
  if (kampalaDay(date) === kampalaDay(now)) return homeCopy.today;
  if (kampalaDay(date) === kampalaDay(new Date(now.getTime() + dayLength))) return homeCopy.tomorrow;
  return formatLongDay(date);
}

/** The next service of the weekly programme, or the current one until it ends. */
export function NextService() {
  const now = useNow();
  const { identity, programme } = useSettings();
  const next = nextService(programme, now);
  if (!next) return null;
  const { item, startsAt, underWay, times, place } = next;
  return (
    <div className="wrap">
      <section className={css.card} aria-labelledby="next-service">
        <div>
          <p className={css.kicker}>{underWay ? homeCopy.underWay : homeCopy.nextService}</p>
          <h2 id="next-service">
            {weekdays[item.weekday]} {item.title.replace(/^[A-Z](?=[a-z])/, (character) => character.toLowerCase())}
          </h2>
          <p className={css.when}>
            <Icon name="calendar" />
            <time dateTime={startsAt.toISOString()}>
              {dayName(startsAt, now)}, {times}
            </time>
          </p>
        </div>
        <p className={css.where}>
          <Icon name="pin" />
          {place ?? (
            <>
              {identity.street}, {identity.town}
            </>
          )}
        </p>
        <Link to="/contact" className="btn btn-nile">
          {homeCopy.planVisit}
        </Link>
      </section>
    </div>
  );
}
