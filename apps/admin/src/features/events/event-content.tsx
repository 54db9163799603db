import type { EventRequest, EventResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { eventCategories, eventLimits } from '@ministry/domain';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { formatShortMoment } from '../../content/normalise.ts';
import { Seats } from './seats.tsx';

/** The editor's fields. */
export const eventForm = contentForm<EventResponse, EventRequest>([
  { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: eventLimits.title, place: 'main' },
  {
    name: 'description',
    label: 'Description',
    kind: 'markdown',
    maxLength: eventLimits.description,
    hasPictures: true,
    place: 'main',
  },
  {
    name: 'eventPhotos',
    label: 'Event photos',
    kind: 'images',
    most: eventLimits.photos,
    maxLength: eventLimits.url,
    place: 'main',
  },
  publishField,
  ...scheduleFields,
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
  { name: 'category', label: 'Category', kind: 'select', options: eventCategories, initial: 'service', place: 'side' },
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
]);

/** Events, as the content list and the content editor see them. */
export const eventContent: ContentType<EventResponse> = {
  type: 'events',
  entity: 'event',
  address: kinds.events.address,
  path: '/api/events',
  listPath: (query) => apiPath('/api/events', { query }),
  itemPath: (id) => apiPath('/api/events/{id}', { path: { id } }),
  copy: {
    ...kinds.events,
    lead: 'What is to come, and what was.',
    create: 'Create New Event',
    searchLabel: 'Search events',
    nothingYet: 'There are no events yet. Create the first one.',
  },
  filters: [
    { name: 'when', label: 'Date', options: { '': 'Any date', upcoming: 'Upcoming', past: 'Past' } },
    { name: 'category', label: 'Category', options: { '': 'All categories', ...eventCategories } },
  ] satisfies ContentFilter<keyof QueryOf<'/api/events'>>[],
  ...eventForm,
  beside: ['location'],
  columns: [
    {
      key: 'date',
      title: 'Date',
      sort: 'date',
      width: 200,
      from: 'lg',
      render: (event) => <DateTime iso={event.date} />,
    },
    { key: 'category', title: 'Category', width: 112, from: 'xl', render: (event) => eventCategories[event.category] },
    {
      key: 'registered',
      title: 'Registered',
      inFile: ['seatsTaken', 'attendeeLimit'],
      width: 150,
      from: 'md',
      render: (event) => <Seats event={event} />,
    },
    { key: 'location', title: 'Location', width: 200, render: ({ location }) => location },
    { key: 'tags', title: 'Tags', width: 180, render: ({ tags }) => tags.join(', ') },
    {
      key: 'updatedAt',
      title: 'Changed',
      sort: 'updatedAt',
      width: 200,
      from: 'xxl',
      render: (event) => <DateTime iso={event.updatedAt} by={event.updatedBy} />,
    },
  ],
  nameOf: (event) => event.title,
  nameSort: 'title',
  summary: (event) => ({ when: formatShortMoment(event.date), rest: event.location }),
  compact: (event) => <Seats event={event} isCompact />,
  calls: contentCalls<EventResponse, EventRequest>('events', eventForm.toRequest),
  publicPath: (event) => `/events/${event.id}`,
  rowLinks: [
    {
      key: 'attendees',
      label: 'Who registered',
      needs: 'registrations.read',
      search: (event) => ({ attendees: String(event.id) }),
    },
    {
      key: 'messages',
      label: 'Messages to those registered',
      needs: 'registrations.read',
      search: (event) => ({ messages: String(event.id) }),
    },
    {
      key: 'attendance',
      label: 'Who came',
      needs: 'registrations.read',
      search: (event) => ({ attendance: String(event.id) }),
    },
  ],
  pageItem: (draft, stored, now, texts) => {
    const { attendeeLimit = null } = eventForm.toRequest(draft, now);
    const seatsTaken = stored?.seatsTaken ?? 0;
    return {
      ...eventForm.pageItem(draft, stored, now, texts),
      seatsTaken,
      seatsLeft: attendeeLimit === null ? null : Math.max(0, attendeeLimit - seatsTaken),
    };
  },
};
