import type { ContentKind } from '../content/content-kind.ts';
import { statusOf } from '../content/standings.ts';
import { type EventResponse, toEventResponse } from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';
import { endsBeforeItBegins, limitBelowSeatsTaken } from './events.errors.ts';

/** What is particular to events among all that the site publishes. */
export const eventKind: ContentKind<EventEntity, EventResponse> = {
  name: 'event',
  plural: 'events',
  title: { column: 'title', longest: 200 },
  toResponse: toEventResponse,
  suggested: { lists: ['tags'], lines: ['location'] },
  fresh: { seatsTaken: 0 },
  check: ({ date, endDate }) => {
    if (endDate && endDate < date) throw endsBeforeItBegins();
  },
  refusal: ({ seatsTaken }) => limitBelowSeatsTaken(seatsTaken),
  exported: {
    id: (event) => event.id,
    title: (event) => event.title,
    status: statusOf,
    date: (event) => event.date.toISOString(),
    endDate: (event) => event.endDate?.toISOString() ?? null,
    location: (event) => event.location,
    category: (event) => event.category,
    tags: (event) => event.tags.join(', '),
    attendeeLimit: (event) => event.attendeeLimit,
    seatsTaken: (event) => event.seatsTaken,
    registrationRequired: (event) => event.registrationRequired,
    featuredImage: (event) => event.featuredImage,
    eventPhotos: (event) => event.eventPhotos.join(', '),
    description: (event) => event.description,
    createdAt: (event) => event.createdAt.toISOString(),
    updatedAt: (event) => event.updatedAt.toISOString(),
  },
};
