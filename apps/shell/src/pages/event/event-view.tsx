import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventPageResponse } from '@ministry/api-client';
import { eventCategories } from '@ministry/domain';
import { RichText } from '@ministry/ui/rich-text';
import { usePageHead } from '../../app/page-head.ts';
import { plainText } from '../../app/plain-text.ts';
import { useNow, useSettings } from '../../app/site.tsx';
import { Horizon } from '../../drawings/horizon.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { Picture } from '../../drawings/picture.tsx';
import { badgeOf, seatingOf, shareLink, whenOf } from '../../features/events/event-facts.ts';
import { eventPageWords as words, eventWords } from '../../features/events/events.content.ts';
import { eventData } from './event-data.ts';
import css from './event.module.css';
import { Registration } from './registration.tsx';

export function EventView({ event }: { event: EventPageResponse }) {
  const now = useNow();
  const { publicUrl } = useSettings();
  const path = `/events/${event.id}`;
  const seating = seatingOf(event, now);
  const summary = plainText(event.content);
  usePageHead({
    title: event.title,
    description: `${whenOf(event)}, ${event.location}. ${summary}`.slice(0, 200),
    path,
    structured: eventData(event, summary, publicUrl + path),
    image: `/share/events-${event.id}.jpg`,
  });
  const horizon = <Horizon seed={event.id} className={css.art} />;
  return (
    <article>
      <div className={`night ${css.head}`}>
        <div className={`wrap ${css.headRow}`}>
          <div>
            <Link to="/events" className={css.back}>
              {words.allEvents}
            </Link>
            <h1>{event.title}</h1>
            <p className={css.badges}>
              <span className="badge badge-sun">{badgeOf(event)}</span>
              <span className="badge">{eventCategories[event.category]}</span>
            </p>
          </div>
          {event.featuredImage ? (
            <Picture
              tap={words.showPicture}
              src={event.featuredImage}
              alt=""
              width={960}
              height={540}
              lazy={false}
              className={css.art}
              placeholder={horizon}
            />
          ) : (
            horizon
          )}
        </div>
      </div>
      <div className={`wrap ${css.columns}`}>
        <div>
          <dl className={css.facts}>
            <Fact icon="calendar" term={words.when}>
              <time dateTime={event.date}>{whenOf(event)}</time>
            </Fact>
            <Fact icon="pin" term={words.where}>
              {event.location}
            </Fact>
            {event.registrationRequired && event.seatsLeft !== null ? (
              <Fact icon="people" term={words.seats}>
                {event.seatsLeft === 0 ? eventWords.full : eventWords.seats(event.seatsLeft)}
              </Fact>
            ) : null}
          </dl>
          <p className="actions">
            {seating === 'open' ? (
              <a className={`btn btn-nile ${css.jump}`} href="#register">
                {eventWords.registerNow}
              </a>
            ) : null}
            <a className="btn btn-quiet" href={`/api/events/${event.id}/calendar.ics`}>
              <Icon name="calendar" />
              {words.calendar}
            </a>
            <a className="btn btn-quiet" href={shareLink(event, publicUrl + path)} target="_blank" rel="noopener">
              <Icon name="whatsapp" />
              {words.share}
            </a>
          </p>
          <div className={css.text}>
            <RichText nodes={event.content} />
          </div>
          {event.eventPhotos.length > 0 ? (
            <section className={css.photos} aria-label={words.photos}>
              {event.eventPhotos.map((photo, index) => (
                <Picture
                  tap={words.showPicture}
                  key={photo}
                  src={photo}
                  alt={`${event.title}, picture ${index + 1}`}
                  width={480}
                  height={320}
                  placeholder={<Horizon seed={event.id + index} />}
                />
              ))}
            </section>
          ) : null}
        </div>
        <Registration event={event} seating={seating} />
      </div>
    </article>
  );
}

function Fact({ icon, term, children }: { icon: 'calendar' | 'pin' | 'people'; term: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
