import type { EventRequest, EventResponse } from '@ministry/api-client';
import { apiPath, type QueryOf } from '@ministry/api-client';
import { eventCategories, eventLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DateTime } from '../../components/date-time.tsx';
import { contentCalls } from '../../content/content-calls.ts';
import { contentForm, publishField, scheduleFields } from '../../content/content-form.ts';
import type { ContentFilter, ContentType } from '../../content/content-type.ts';
import { kinds } from '../../content/kinds.ts';
import { formatShortDateTime } from '../../content/normalise.ts';
import { eventsCopy } from './events.copy.ts';
import { Seats } from './seats.tsx';

export const eventForm = contentForm<EventResponse, EventRequest>([
  { name: 'title', label: common.title, kind: 'text', required: true, maxLength: eventLimits.title, place: 'main' },
  {
    name: 'description',
    label: common.description,
    kind: 'markdown',
    maxLength: eventLimits.description,
    hasPictures: true,
    place: 'main',
  },
  {
    name: 'eventPhotos',
    label: eventsCopy.eventPhotos,
    kind: 'images',
    most: eventLimits.photos,
    maxLength: eventLimits.url,
    place: 'main',
  },
  publishField,
  ...scheduleFields,
  {
    name: 'date',
    label: common.dateAndTime,
    kind: 'datetime',
    fallsToNow: true,
    hint: eventsCopy.kampalaTime,
    place: 'side',
  },
  {
    name: 'endDate',
    label: eventsCopy.endOptional,
    kind: 'datetime',
    fallsToNow: false,
    hint: eventsCopy.kampalaTime,
    place: 'side',
  },
  {
    name: 'location',
    label: eventsCopy.location,
    kind: 'text',
    maxLength: eventLimits.location,
    suggest: true,
    place: 'side',
  },
  {
    name: 'category',
    label: common.category,
    kind: 'select',
    options: eventCategories,
    initial: 'service',
    place: 'side',
  },
  { name: 'registrationRequired', label: eventsCopy.registrationRequired, kind: 'switch', place: 'side' },
  {
    name: 'attendeeLimit',
    label: eventsCopy.attendeeLimit,
    kind: 'integer',
    hint: eventsCopy.attendeeLimitHint,
    place: 'side',
  },
  {
    name: 'tags',
    label: eventsCopy.tags,
    kind: 'tags',
    most: eventLimits.tags,
    maxLength: eventLimits.tag,
    place: 'side',
  },
  { name: 'featuredImage', label: common.featuredImage, kind: 'image', maxLength: eventLimits.url, place: 'side' },
]);

/** How the content list and the content editor handle events. */
export const eventContent: ContentType<EventResponse> = {
  type: 'events',
  entity: 'event',
  address: kinds.events.address,
  path: '/api/events',
  listPath: (query) => apiPath('/api/events', { query }),
  itemPath: (id) => apiPath('/api/events/{id}', { path: { id } }),
  copy: {
    ...kinds.events,
    lead: eventsCopy.lead,
    create: eventsCopy.create,
    searchLabel: eventsCopy.search,
    nothingYet: eventsCopy.nothingYet,
  },
  filters: [
    {
      name: 'when',
      label: common.date,
      options: { '': eventsCopy.anyDate, upcoming: eventsCopy.upcoming, past: eventsCopy.past },
    },
    { name: 'category', label: common.category, options: { '': common.allCategories, ...eventCategories } },
  ] satisfies ContentFilter<keyof QueryOf<'/api/events'>>[],
  ...eventForm,
  beside: ['location'],
  columns: [
    {
      key: 'date',
      title: common.date,
      sort: 'date',
      width: 200,
      from: 'lg',
      render: (event) => <DateTime iso={event.date} />,
    },
    {
      key: 'category',
      title: common.category,
      width: 112,
      from: 'xl',
      render: (event) => eventCategories[event.category],
    },
    {
      key: 'registered',
      title: eventsCopy.registered,
      inFile: ['seatsTaken', 'attendeeLimit'],
      width: 150,
      from: 'md',
      render: (event) => <Seats event={event} />,
    },
    { key: 'location', title: eventsCopy.location, width: 200, render: ({ location }) => location },
    { key: 'tags', title: eventsCopy.tags, width: 180, render: ({ tags }) => tags.join(', ') },
    {
      key: 'updatedAt',
      title: common.changed,
      sort: 'updatedAt',
      width: 200,
      from: 'xxl',
      render: (event) => <DateTime iso={event.updatedAt} by={event.updatedBy} />,
    },
  ],
  nameOf: (event) => event.title,
  nameSort: 'title',
  summary: (event) => ({ when: formatShortDateTime(event.date), rest: event.location }),
  compact: (event) => <Seats event={event} isCompact />,
  calls: contentCalls<EventResponse, EventRequest>('events', eventForm.toRequest),
  publicPath: (event) => `/events/${event.id}`,
  rowLinks: [
    {
      key: 'attendees',
      label: eventsCopy.whoRegistered,
      needs: 'registrations.read',
      search: (event) => ({ attendees: String(event.id) }),
    },
    {
      key: 'messages',
      label: eventsCopy.messagesToRegistered,
      needs: 'registrations.read',
      search: (event) => ({ messages: String(event.id) }),
    },
    {
      key: 'attendance',
      label: eventsCopy.whoCame,
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
