import { eventLimits } from '@ministry/domain';
import type { ContentKind } from '../content/content-kind.ts';
import { toWholeText } from '../rich-text/rich-text.ts';
import {
  EventListQuery,
  type EventPageResponse,
  type EventRequest,
  type EventResponse,
  toEventPage,
  toEventResponse,
  toEventSummary,
} from './event.dto.ts';
import { EventEntity } from './event.entity.ts';
import { endsBeforeItBegins, limitBelowSeatsTaken } from './events.errors.ts';

/** What is specific to events among the kinds of content. */
export const eventKind: ContentKind<EventEntity, EventListQuery, EventRequest, EventResponse, EventPageResponse> = {
  name: 'event',
  plural: 'events',
  entity: EventEntity,
  listQuery: EventListQuery,
  title: { column: 'title', longest: eventLimits.title },
  aliases: {},
  suggested: { lists: ['tags'], lines: ['location'] },
  translated: ['title', 'description', 'location'],
  fresh: { seatsTaken: 0 },
  takesPlace: { at: 'date', until: 'endDate' },
  isInUse: ({ seatsTaken }) => seatsTaken > 0,
  toResponse: toEventResponse,
  toSummary: toEventSummary,
  toPage: toEventPage,
  toHit: ({ location, date }) => ({ detail: location, date }),
  toSearchable: ({ id, date, location, category, tags, description }) => ({
    address: `/events/${id}`,
    date,
    text: [location, toWholeText(description)].filter(Boolean).join(' · '),
    keywords: `events ${category} ${tags.join(' ')}`,
  }),
  check: ({ date, endDate }) => {
    if (endDate && endDate < date) throw endsBeforeItBegins();
  },
  refusal: ({ seatsTaken }) => limitBelowSeatsTaken(seatsTaken),
};
