import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../drawings/icon.tsx';
import { visitWords as words } from '../../features/contact/contact.content.ts';
import css from './contact.module.css';

/** CON-06 to CON-10. The button fills the message form; it is a link, so that it does so without a script too. */
export function FirstVisit() {
  const { hash } = useLocation();
  return (
    <section id="visit" className="section" aria-labelledby="visit-heading" tabIndex={-1}>
      <div className="wrap">
        <h2 id="visit-heading">{words.heading}</h2>
        <p className={css.quiet}>{words.lead}</p>
        <ul className={css.cards}>
          {words.cards.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={css.schedule}>
          <p>{words.scheduleText}</p>
          <Link
            to="/contact?visit=first#message"
            className="btn btn-sun"
            // The address is the same as before a second press, and would lead nowhere.
            onClick={() => hash === '#message' && document.getElementById('message')?.scrollIntoView()}
          >
            <Icon name="calendar" />
            {words.schedule}
          </Link>
        </div>
      </div>
    </section>
  );
}
