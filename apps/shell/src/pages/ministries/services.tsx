import { weekdays } from '@ministry/domain';
import { ProgrammeChanges, useSettings } from '../../app/site.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

/** MIN-10; the whole programme, with a row that only this page has (MIN-11, MIN-12). */
export function Services({ lead }: { lead: string | undefined }) {
  const { programme } = useSettings();
  const days = weekdays.flatMap((name, weekday) => {
    const items = programme.items.filter((item) => item.weekday === weekday);
    return items.length > 0 ? [{ name, items }] : [];
  });
  return (
    <section id="services" className="section mist" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading">{copy.services}</h2>
        <p className={css.lead}>{lead}</p>
        <div className={css.four}>
          {days.map(({ name, items }) => (
            <div key={name} className={css.course}>
              <h3>{name}</h3>
              <dl>
                {items.map((item) => (
                  <div key={item.id}>
                    <dt>{item.onlyMinistries ? `${item.title} ${name}` : item.title}</dt>
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
