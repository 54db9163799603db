import { nextService, weekdays, weeklyItems } from '@ministry/domain';
import { ProgrammeChanges, useNow, useSettings } from '../../app/site.tsx';
import { weekCopy as copy } from './week.copy.ts';
import css from './week.module.css';

/** HOME-07, HOME-18 to HOME-24: one block for each day. */
export function Week({ lead }: { lead?: string | undefined }) {
  const { programme } = useSettings();
  const next = nextService(programme, useNow());
  const days = weekdays.flatMap((name, weekday) => {
    const items = weeklyItems(programme).filter((item) => item.weekday === weekday);
    return items.length > 0 ? [{ name, items }] : [];
  });
  return (
    <section className="wrap section" aria-labelledby="week">
      <h2 id="week">{copy.heading}</h2>
      {lead ? <p className={css.lead}>{lead}</p> : null}
      <div className={css.days}>
        {days.map(({ name, items }) => (
          <div key={name} className={css.day}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <span>
                    {item.title}
                    {item.id === next?.item.id ? <b>{copy.next}</b> : null}
                  </span>
                  <span className={css.times}>{item.times}</span>
                  <ProgrammeChanges item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
