import { weekdays, weeklyProgramme } from '@ministry/domain';
import { eventCopy } from '../../features/events/events.copy.ts';
import css from './events.module.css';

/** EVT-06 to EVT-09 */
const groups = [
  { weekday: 0, heading: 'Sunday worship' },
  { weekday: 3, heading: 'Wednesday programmes' },
  { weekday: 4, heading: weekdays[4] },
  { weekday: 5, heading: weekdays[5] },
] as const;

export function RegularServices() {
  return (
    <section className={`section mist ${css.regular}`} aria-labelledby="regular">
      <div className="wrap">
        <h2 id="regular">{eventCopy.regular}</h2>
        <div className={css.groups}>
          {groups.map(({ weekday, heading }) => (
            <div key={weekday}>
              <h3>{heading}</h3>
              <dl>
                {weeklyProgramme
                  .filter((item) => item.weekday === weekday)
                  .map((item) => (
                    <div key={item.id}>
                      <dt>{item.title}</dt>
                      <dd>{item.times}</dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
