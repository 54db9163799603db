import { weekdays, weeklyItems } from '@ministry/domain';
import { ProgrammeChanges, useSettings } from '../../app/site.tsx';
import { timesCopy } from '../../features/contact/contact.copy.ts';
import css from './contact.module.css';

/** CON-17 to CON-21, from the weekly programme. */
export function ServiceTimes() {
  const items = weeklyItems(useSettings().programme);
  const days = [...new Set(items.map(({ weekday }) => weekday))].sort();
  return (
    <section className={css.times} aria-labelledby="times-heading">
      <h2 id="times-heading">{timesCopy.heading}</h2>
      {days.map((day) => (
        <div key={day}>
          <h3>{weekdays[day]}</h3>
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
    </section>
  );
}
