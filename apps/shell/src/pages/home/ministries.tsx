import { Link } from 'react-router-dom';
import { Icon } from '../../drawings/icon.tsx';
import { MinistryGrid } from '../../features/ministries/components/ministry-grid.tsx';
import { homeWords as words } from './home.content.ts';
import css from './home.module.css';

export const shownMinistries = 6;

/** HOME-03, HOME-04 */
export function Ministries() {
  return (
    <section className="section mist" aria-labelledby="ministries">
      <div className="wrap">
        <div className={css.head}>
          <h2 id="ministries">{words.ministries}</h2>
          <Link to="/ministries">
            {words.allMinistries}
            <Icon name="arrow" />
          </Link>
        </div>
        <MinistryGrid limit={shownMinistries} />
      </div>
    </section>
  );
}
