import { Link } from 'react-router-dom';
import { Icon } from '../../drawings/icon.tsx';
import { MinistryGrid } from '../../features/ministries/components/ministry-grid.tsx';
import { homeCopy as copy } from './home.copy.ts';
import css from './home.module.css';

export const shownMinistries = 6;

/** HOME-03, HOME-04 */
export function Ministries() {
  return (
    <section className="section mist" aria-labelledby="ministries">
      <div className="wrap">
        <div className={css.head}>
          <h2 id="ministries">{copy.ministries}</h2>
          <Link to="/ministries">
            {copy.allMinistries}
            <Icon name="arrow" />
          </Link>
        </div>
        <MinistryGrid limit={shownMinistries} />
      </div>
    </section>
  );
}
