import { Link } from 'react-router-dom';
import type { SermonFacetsResponse } from '@ministry/api-client';
import { Horizon } from '../../../drawings/horizon.tsx';
import { countedSeries } from '../sermon-series.ts';
import { seriesCopy as copy } from '../sermons.copy.ts';
import { addressOfView } from '../sermons-view.ts';
import css from './series-cards.module.css';

/** SER-12, SER-13 */
export function SeriesCards({ counts }: { counts: SermonFacetsResponse['series'] | undefined }) {
  return (
    <section className="section mist" aria-labelledby="series">
      <div className="wrap">
        <h2 id="series">{copy.heading}</h2>
        <div className={css.cards}>
          {countedSeries(counts).map(({ name, title, description, sermonCount, image }) => (
            <article key={name} className={css.card}>
              <Horizon seed={image} centred className={css.art} />
              <div>
                <h3>
                  {sermonCount === 0 ? title : <Link to={addressOfView({ isAll: true, series: name })}>{title}</Link>}
                </h3>
                {sermonCount === undefined ? null : <p className={css.count}>{copy.count({ count: sermonCount })}</p>}
                <p>{description}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
