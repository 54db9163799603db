import { isOver } from '@ministry/domain';
import { isMissing, useRead } from '../../app/reads.ts';
import { useIsShown, useNow } from '../../app/site.tsx';
import { eventPath, upcomingPath } from '../../features/events/api/use-events.ts';
import { EventCard } from '../../features/events/components/event-card.tsx';
import type { BlockOf } from './block.ts';
import { ownPageCopy as copy } from './own-page.copy.ts';
import css from './blocks.module.css';

interface EventsViewProps {
  block: BlockOf<'events'>;
  isPreview: boolean;
}

/** One event, or the next events. Renders nothing if there are none or the section is turned off. */
export function EventsView({ block, isPreview }: EventsViewProps) {
  const now = useNow();
  const isOn = useIsShown()('/events');
  const one = useRead(eventPath(block.eventId ?? 0), isOn && Boolean(block.eventId));
  const coming = useRead(upcomingPath(block.count), isOn && !block.eventId);
  const events = (block.eventId ? one.data && [one.data] : coming.data)?.filter((event) => !isOver(event, now));
  if (!isOn || !events?.length)
    return isPreview && isOn ? <Missing isGone={isMissing(one.error)} isEmpty={events !== undefined} /> : null;
  return (
    <section className={css.events}>
      <h2>{block.heading || copy.events}</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} shape="row" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Missing = ({ isGone, isEmpty }: { isGone: boolean; isEmpty: boolean }) =>
  isGone || isEmpty ? <p className={css.note}>{isGone ? copy.eventGone : copy.noEvents}</p> : null;
