import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { Horizon } from '../../drawings/horizon.tsx';
import css from './not-found.module.css';

const words = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address yet. It may be mistyped, or the page is still being prepared.',
  home: 'Go to the home page',
  events: 'Upcoming Events',
} as const;

/** NAV-69, NAV-70 */
function NotFoundPage() {
  usePageHead({ title: words.title, description: words.text, status: 404 });
  return (
    <div className={`wrap section ${css.page}`}>
      <Horizon seed={404} className={css.art} />
      <div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <p className="actions">
          <Link to="/" className="btn btn-nile">
            {words.home}
          </Link>
          <Link to="/events" className="btn btn-quiet">
            {words.events}
          </Link>
        </p>
      </div>
    </div>
  );
}

export const notFoundPage: PageModule = { Component: NotFoundPage };
