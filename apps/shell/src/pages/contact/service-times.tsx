import { weekdays, weeklyProgramme } from '@ministry/domain';
import { timesCopy } from '../../features/contact/contact.copy.ts';
import css from './contact.module.css';

/** CON-17 to CON-21, from the weekly programme. */
export function ServiceTimes() {
  const days = [...new Set(weeklyProgramme.map(({ weekday }) => weekday))];
  return (
    <section className={css.times} aria-labelledby="times-heading">
      <h2 id="times-heading">{timesCopy.heading}</h2>
      {days.map((day) => (
        <div key={day}>
          <h3>{weekdays[day]}</h3>
          <dl>
            {weeklyProgramme
              .filter(({ weekday }) => weekday === day)
              .map(({ id, title, times }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
