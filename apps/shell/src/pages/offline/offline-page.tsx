import { Link } from 'react-router-dom';
import { formatDayTime, phoneHref } from '@ministry/domain';
import type { PageModule } from '../../app/page.tsx';
import { usePageHead } from '../../app/page-head.ts';
import { useIsShown, useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { upcomingPath, useUpcomingEvents } from '../../features/events/api/use-events.ts';
import { Banner } from '../../layout/banner.tsx';
import { Week } from '../home/week.tsx';
import { offlineCopy as copy } from './offline.copy.ts';
import { workerTexts } from './saved.copy.ts';
import { ThisDevice } from './this-device.tsx';
import { Waiting } from './waiting.tsx';
import css from './offline.module.css';

const shownEvents = 3;

/**
 * The page that opens without a connection. The service worker stores it in advance, and shows it instead of every page
 * that is not stored. The worker fills `#stored-pages` with data that only the device has.
 */
function OfflinePage() {
  usePageHead({ title: copy.title, description: copy.description });
  const isShown = useIsShown();
  return (
    <>
      <Banner title={copy.title} lead={copy.lead} />
      <div className={`wrap section ${css.page}`}>
        <div>
          <Waiting />
          <div id="stored-pages" data-texts={workerTexts} />
          {isShown('/events') ? <NextEvents /> : null}
          <ThisDevice />
        </div>
        <Reach />
      </div>
      <Week />
    </>
  );
}

/**
 * Not shared with the contact page: a shared component would make the scripts of both pages larger, and the contact
 * page is at its size limit.
 */
function Reach() {
  const { phone, email, street, town } = useSettings().identity;
  return (
    <section className={css.reach} aria-labelledby="reach">
      <h2 id="reach">{copy.reach}</h2>
      <ul>
        <li>
          <Icon name="phone" />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Icon name="pin" />
          {street}, {town}
        </li>
      </ul>
    </section>
  );
}

function NextEvents() {
  const { events = [], isSample } = useUpcomingEvents(shownEvents);
  return (
    <section className={css.part} aria-labelledby="next-events">
      <h2 id="next-events">{copy.events}</h2>
      {events.length === 0 ? <p>{copy.noEvents}</p> : null}
      <ul className={css.events}>
        {events.map(({ id, title, date, location }) => (
          <li key={id}>
            {isSample ? <b>{title}</b> : <Link to={`/events/${id}`}>{title}</Link>}
            <p>
              <Icon name="calendar" />
              <time dateTime={date}>{formatDayTime(new Date(date))}</time>
            </p>
            <p>
              <Icon name="pin" />
              {location}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const page: PageModule = { Component: OfflinePage, reads: () => [upcomingPath(shownEvents)] };
