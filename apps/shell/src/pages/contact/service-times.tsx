import { weekdays, weeklyProgramme } from '@ministry/domain';
import { timesWords } from '../../features/contact/contact.content.ts';
import css from './contact.module.css';

/** CON-17 to CON-21, out of the one programme table. */
export function ServiceTimes() {
  const days = [...new Set(weeklyProgramme.map(({ weekday }) => weekday))];
  return (
    <section className={css.times} aria-labelledby="times-heading">
      <h2 id="times-heading">{timesWords.heading}</h2>
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
