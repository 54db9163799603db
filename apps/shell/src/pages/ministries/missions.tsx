import type { MinistriesTextsDto } from '@ministry/api-client';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

interface MissionsProps extends Pick<MinistriesTextsDto, 'stories' | 'figures'> {
  lead: string;
}

/** MIN-16, MIN-17 */
export function Missions({ lead, stories, figures }: MissionsProps) {
  if (stories.length === 0 && figures.length === 0) return null;
  return (
    <>
      <section id="missions" className="section mist" aria-labelledby="missions-heading">
        <div className="wrap">
          <h2 id="missions-heading">{copy.missions}</h2>
          <p className={css.lead}>{lead}</p>
          <div className={css.stories}>
            {stories.map(({ title, place, text }, index) => (
              <article key={index}>
                <p className={css.note}>{place}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </div>
      </section>
      {figures.length === 0 ? null : (
        <section className={`night ${css.figures}`} aria-labelledby="outreach-heading">
          <div className="wrap">
            <h2 id="outreach-heading">{copy.figures}</h2>
            <dl>
              {figures.map(({ value, label }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
    </>
  );
}
