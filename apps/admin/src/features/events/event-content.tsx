import type { EventRequest, EventResponse } from '@ministry/api-client';
import { eventCategories, eventLimits } from '@ministry/domain';
import type { EventCategory } from '@ministry/domain';
import { Moment } from '../../components/moment.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import type { ContentType, Draft } from '../../content/content-type.ts';
import { listOf as list, textOf as text } from '../../content/draft-values.ts';
import { formatMoment, normaliseDate, normaliseEndDate, normaliseLimit, toWallClock } from '../../content/normalise.ts';
import { Seats } from './seats.tsx';

/** The form as the API takes it (EDIT-45 to EDIT-48). */
export function toEventRequest(draft: Draft, now: Date): EventRequest {
  return {
    title: text(draft, 'title'),
    description: String(draft['description'] ?? ''),
    category: text(draft, 'category') as EventCategory,
    date: normaliseDate(text(draft, 'date'), now),
    endDate: normaliseEndDate(text(draft, 'endDate')),
    location: text(draft, 'location'),
    tags: list(draft, 'tags'),
    featuredImage: text(draft, 'featuredImage') || null,
    eventPhotos: list(draft, 'eventPhotos'),
    attendeeLimit: normaliseLimit(text(draft, 'attendeeLimit')),
    registrationRequired: draft['registrationRequired'] === true,
    isActive: draft['isPublished'] === true,
  };
}

export function toEventDraft(event: EventResponse): Draft {
  return {
    title: event.title,
    description: event.description,
    category: event.category,
    date: toWallClock(event.date),
    endDate: toWallClock(event.endDate),
    location: event.location,
    tags: event.tags,
    featuredImage: event.featuredImage ?? '',
    eventPhotos: event.eventPhotos,
    attendeeLimit: event.attendeeLimit === null ? '' : String(event.attendeeLimit),
    registrationRequired: event.registrationRequired,
    isPublished: event.isActive,
  };
}

/** Events, as the content list and the content editor see them. */
export const eventContent: ContentType<EventResponse> = {
  type: 'events',
  entity: 'event',
  address: '/events',
  path: '/api/events',
  words: {
    one: 'event',
    many: 'events',
    create: 'Create New Event',
    searchLabel: 'Search events',
    nothingYet: 'There are no events yet. Create the first one.',
  },
  filters: [
    { name: 'when', label: 'Date', options: { '': 'Any date', upcoming: 'Upcoming', past: 'Past' } },
    { name: 'category', label: 'Category', options: { '': 'All categories', ...eventCategories } },
  ],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: eventLimits.title, place: 'main' },
    { name: 'description', label: 'Description', kind: 'markdown', maxLength: eventLimits.description, place: 'main' },
    {
      name: 'eventPhotos',
      label: 'Event photos',
      kind: 'images',
      most: eventLimits.photos,
      maxLength: eventLimits.url,
      place: 'main',
    },
    {
      name: 'isPublished',
      label: 'Publish immediately',
      kind: 'switch',
      hint: 'On the site as soon as it is saved; otherwise it stays a draft.',
      place: 'side',
    },
    { name: 'date', label: 'Date and time', kind: 'datetime', fallsToNow: true, hint: 'Kampala time.', place: 'side' },
    {
      name: 'endDate',
      label: 'End (optional)',
      kind: 'datetime',
      fallsToNow: false,
      hint: 'Kampala time.',
      place: 'side',
    },
    {
      name: 'location',
      label: 'Location',
      kind: 'text',
      maxLength: eventLimits.location,
      suggest: true,
      place: 'side',
    },
    { name: 'category', label: 'Category', kind: 'select', options: eventCategories, place: 'side' },
    { name: 'registrationRequired', label: 'Registration required', kind: 'switch', place: 'side' },
    {
      name: 'attendeeLimit',
      label: 'Attendee limit (optional)',
      kind: 'integer',
      hint: 'A whole number of seats; empty means no limit.',
      place: 'side',
    },
    { name: 'tags', label: 'Tags', kind: 'tags', most: eventLimits.tags, maxLength: eventLimits.tag, place: 'side' },
    { name: 'featuredImage', label: 'Featured image', kind: 'image', maxLength: eventLimits.url, place: 'side' },
  ],
  columns: [
    {
      key: 'date',
      title: 'Date',
      sort: 'date',
      width: 166,
      from: 'lg',
      render: (event) => <Moment iso={event.date} />,
    },
    { key: 'category', title: 'Category', width: 128, from: 'xl', render: (event) => eventCategories[event.category] },
    { key: 'registered', title: 'Registered', width: 132, from: 'md', render: (event) => <Seats event={event} /> },
    {
      key: 'updatedAt',
      title: 'Changed',
      sort: 'updatedAt',
      width: 166,
      from: 'xl',
      render: (event) => <Moment iso={event.updatedAt} by={event.updatedBy} />,
    },
  ],
  nameOf: (event) => event.title,
  nameSort: 'title',
  summary: (event) => ({ when: formatMoment(event.date), rest: event.location }),
  compact: (event) => <Seats event={event} isCompact />,
  emptyDraft: () => ({
    title: '',
    description: '',
    category: 'service',
    date: '',
    endDate: '',
    location: '',
    tags: [],
    featuredImage: '',
    eventPhotos: [],
    attendeeLimit: '',
    registrationRequired: false,
    isPublished: false,
  }),
  toDraft: toEventDraft,
  calls: contentCalls<EventResponse, EventRequest>('events', toEventRequest),
  publicPath: (event) => `/events/${event.id}`,
  rowLinks: [{ key: 'attendees', label: 'Who registered', search: (event) => ({ attendees: String(event.id) }) }],
  pageItem: (draft, stored, now, content) => {
    const request = toEventRequest(draft, now);
    const { attendeeLimit = null } = request;
    const seatsTaken = stored?.seatsTaken ?? 0;
    return {
      id: 0,
      ...stored,
      ...request,
      content,
      seatsTaken,
      seatsLeft: attendeeLimit === null ? null : Math.max(0, attendeeLimit - seatsTaken),
    };
  },
};
