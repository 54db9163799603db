import { missionFigures, pageCopy as copy, stories } from './ministries-page.copy.ts';
import css from './ministries.module.css';

/** MIN-16, MIN-17 */
export function Missions() {
  return (
    <>
      <section id="missions" className="section mist" aria-labelledby="missions-heading">
        <div className="wrap">
          <h2 id="missions-heading">{copy.missions}</h2>
          <p className={css.lead}>{copy.missionsLead}</p>
          <div className={css.stories}>
            {stories.map(({ title, place, text }) => (
              <article key={title}>
                <p className={css.note}>{place}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </div>
      </section>
      <section className={`night ${css.figures}`} aria-labelledby="outreach-heading">
        <div className="wrap">
          <h2 id="outreach-heading">{copy.figures}</h2>
          <dl>
            {missionFigures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
