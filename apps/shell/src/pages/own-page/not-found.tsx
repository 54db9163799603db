import { Link } from 'react-router-dom';
import { usePageHead } from '../../app/page-head.ts';
import { SectionLink } from '../../app/site.tsx';
import { Horizon } from '../../drawings/horizon.tsx';
import { notFoundCopy as copy } from './not-found.copy.ts';
import css from './not-found.module.css';

/** NAV-69, NAV-70 */
export function NotFound() {
  usePageHead({ title: copy.title, description: copy.text, status: 404 });
  return (
    <div className={`wrap section ${css.page}`}>
      <Horizon seed={404} className={css.art} />
      <div>
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
        <p className="actions">
          <Link to="/" className="btn btn-nile">
            {copy.home}
          </Link>
          <SectionLink to="/events" className="btn btn-quiet">
            {copy.events}
          </SectionLink>
        </p>
      </div>
    </div>
  );
}
