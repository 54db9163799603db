import { Link, useLocation } from 'react-router-dom';
import type { ContactTextsDto } from '@ministry/api-client';
import { Icon } from '../../drawings/icon.tsx';
import { visitCopy as copy } from '../../features/contact/contact.copy.ts';
import css from './contact.module.css';

/** CON-06 to CON-10. The button that fills the message form is a link, so that it works without a script. */
export function FirstVisit({ texts }: { texts: ContactTextsDto }) {
  const { hash } = useLocation();
  return (
    <section id="visit" className="section" aria-labelledby="visit-heading" tabIndex={-1}>
      <div className="wrap">
        <h2 id="visit-heading">{copy.heading}</h2>
        <p className={css.quiet}>{texts.visitLead}</p>
        {texts.visitTips.length > 0 ? (
          <ul className={css.cards}>
            {texts.visitTips.map(({ icon, title, text }, place) => (
              <li key={place}>
                <Icon name={icon} size={28} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={css.schedule}>
          <p id="visit-schedule">{texts.scheduleText}</p>
          <Link
            to="/contact?visit=first#message"
            className="btn btn-sun"
            // On a second click the address does not change, so the router would do nothing.
            onClick={() => hash === '#message' && document.getElementById('message')?.scrollIntoView()}
          >
            <Icon name="calendar" />
            {copy.schedule}
          </Link>
        </div>
      </div>
    </section>
  );
}
