import type { MinistriesTextsDto } from '@ministry/api-client';
import { SectionLink } from '../../app/site.tsx';
import { Horizon } from '../../drawings/horizon.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { pageCopy as copy } from './ministries-page.copy.ts';
import css from './ministries.module.css';

interface CardsProps {
  lead: string;
  cards: MinistriesTextsDto['training'];
}

/** MIN-08 */
export function Flagship({ lead, cards }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section id="conferences" className="section mist" aria-labelledby="conferences-heading">
      <div className="wrap">
        <div className={css.headRow}>
          <h2 id="conferences-heading">{copy.flagship}</h2>
          <SectionLink to="/events" className={css.more}>
            {copy.seeEvents}
            <Icon name="arrow" />
          </SectionLink>
        </div>
        <p className={css.lead}>{lead}</p>
        <div className={css.four}>
          {cards.map(({ title, note, text }, index) => (
            <article key={index} className={css.card}>
              <Horizon seed={index + 1} className={css.art} />
              <div>
                <p className={css.note}>{note}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** MIN-09 */
export function Training({ lead, cards }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section id="training" className="wrap section" aria-labelledby="training-heading">
      <h2 id="training-heading">{copy.training}</h2>
      <p className={css.lead}>{lead}</p>
      <div className={css.four}>
        {cards.map(({ title, note, text }, place) => (
          <article key={place} className={css.course}>
            <h3>{title}</h3>
            <p className={css.note}>{note}</p>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
