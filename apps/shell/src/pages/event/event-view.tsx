import type { EventPageResponse } from '@ministry/api-client';
import { eventCategories, formatLongDay, isWaitingListOpen } from '@ministry/domain';
import { whatsappShareHref } from '../../app/links.ts';
import { usePageHead } from '../../app/page-head.ts';
import { plainText } from '../../app/plain-text.ts';
import { useNow, useSettings } from '../../app/site.tsx';
import { Horizon } from '../../drawings/horizon.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { LongText } from '../../drawings/long-text.tsx';
import { Picture } from '../../drawings/picture.tsx';
import { badgeOf, seatingOf, whenOf } from '../../features/events/event-facts.ts';
import { eventCopy, eventPageCopy as copy, waitingListCopy } from '../../features/events/events.copy.ts';
import { Fact, ItemHead } from '../../layout/item-view.tsx';
import { eventData } from './event-data.ts';
import { Registration } from './registration.tsx';
import itemCss from '../../layout/item-view.module.css';
import css from './event.module.css';

export function EventView({ event }: { event: EventPageResponse }) {
  const now = useNow();
  const { publicUrl, identity } = useSettings();
  const path = `/events/${event.id}`;
  const seating = seatingOf(event, now);
  const canWait = seating === 'full' && isWaitingListOpen(event, now);
  const summary = plainText(event.content);
  usePageHead({
    title: event.title,
    description: `${whenOf(event)}, ${event.location}. ${summary}`.slice(0, 200),
    path,
    structured: eventData(event, summary, publicUrl + path, identity),
    image: `/share/events-${event.id}.jpg`,
  });
  return (
    <article>
      <ItemHead
        id={event.id}
        title={event.title}
        language={event.language}
        image={event.featuredImage}
        showPicture={copy.showPicture}
        list={{ path: '/events', label: copy.allEvents }}
      >
        <span className="badge badge-sun">{badgeOf(event)}</span>
        <span className="badge">{eventCategories[event.category]}</span>
      </ItemHead>
      <div className={`wrap ${css.columns}`}>
        <div>
          <EventFacts event={event} />
          <p className="actions">
            {seating === 'open' || canWait ? (
              <a className={`btn btn-nile ${css.jump}`} href="#register">
                {canWait ? waitingListCopy.heading : eventCopy.registerNow}
              </a>
            ) : null}
            <a className="btn btn-quiet" href={`/api/events/${event.id}/calendar.ics`}>
              <Icon name="calendar" />
              {copy.calendar}
            </a>
            <a
              className="btn btn-quiet"
              href={whatsappShareHref(`${event.title}, ${formatLongDay(new Date(event.date))}`, publicUrl + path)}
              target="_blank"
              rel="noopener"
            >
              <Icon name="whatsapp" />
              {copy.share}
            </a>
          </p>
          <div className={itemCss.text} lang={event.language}>
            <LongText nodes={event.content} />
          </div>
          <Photos event={event} />
        </div>
        <Registration event={event} seating={seating} canWait={canWait} />
      </div>
    </article>
  );
}

function EventFacts({ event }: { event: EventPageResponse }) {
  return (
    <dl className={itemCss.facts}>
      <Fact icon="calendar" term={copy.when}>
        <time dateTime={event.date}>{whenOf(event)}</time>
      </Fact>
      <Fact icon="pin" term={copy.where}>
        {event.location}
      </Fact>
      {event.registrationRequired && event.seatsLeft !== null ? (
        <Fact icon="people" term={copy.seats}>
          {event.seatsLeft === 0 ? eventCopy.full : eventCopy.seats({ left: event.seatsLeft })}
        </Fact>
      ) : null}
    </dl>
  );
}

function Photos({ event }: { event: EventPageResponse }) {
  if (event.eventPhotos.length === 0) return null;
  return (
    <section className={css.photos} aria-label={copy.photos}>
      {event.eventPhotos.map((photo, index) => (
        <Picture
          tap={copy.showPicture}
          key={photo}
          src={photo}
          alt={`${event.title}, picture ${index + 1}`}
          width={480}
          height={320}
          placeholder={<Horizon seed={event.id + index} />}
        />
      ))}
    </section>
  );
}
