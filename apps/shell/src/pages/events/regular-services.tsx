import { weekdays, weeklyItems } from '@ministry/domain';
import { ProgrammeChanges, useSettings } from '../../app/site.tsx';
import { eventCopy } from '../../features/events/events.copy.ts';
import { regularCopy } from './regular-services.copy.ts';
import css from './events.module.css';

/** EVT-06 to EVT-09 */
const headings: Partial<Record<number, string>> = { 0: regularCopy.sunday, 3: regularCopy.wednesday };

export function RegularServices() {
  const items = weeklyItems(useSettings().programme);
  const days = [...new Set(items.map(({ weekday }) => weekday))].sort();
  return (
    <section className={`section mist ${css.regular}`} aria-labelledby="regular">
      <div className="wrap">
        <h2 id="regular">{eventCopy.regular}</h2>
        <div className={css.groups}>
          {days.map((day) => (
            <div key={day}>
              <h3>{headings[day] ?? weekdays[day]}</h3>
              <dl>
                {items
                  .filter(({ weekday }) => weekday === day)
                  .map((item) => (
                    <div key={item.id}>
                      <dt>{item.title}</dt>
                      <dd>
                        {item.times}
                        <ProgrammeChanges item={item} />
                      </dd>
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
