import { programme, weekdays } from '@ministry/domain';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

/** MIN-11, MIN-12: the whole programme, with a row that only this page has. */
const days = weekdays.flatMap((name, weekday) => {
  const items = programme.filter((item) => item.weekday === weekday);
  return items.length > 0 ? [{ name, items }] : [];
});

/** MIN-10 */
export function Services() {
  return (
    <section id="services" className="section mist" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading">{copy.services}</h2>
        <p className={css.lead}>{copy.servicesLead}</p>
        <div className={css.four}>
          {days.map(({ name, items }) => (
            <div key={name} className={css.course}>
              <h3>{name}</h3>
              <dl>
                {items.map((item) => (
                  <div key={item.id}>
                    <dt>{item.onlyMinistries ? `${item.title} ${name}` : item.title}</dt>
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
