import type { EventResponse } from '@ministry/api-client';
import type { SiteIdentity } from '@ministry/domain';

const kampala = 3 * 3_600_000;
/** ISO 8601 with Kampala's offset, so that the local hour is shown. */
const local = (date: string): string => `${new Date(Date.parse(date) + kampala).toISOString().slice(0, 19)}+03:00`;

/** schema.org description of an event. */
export function eventData(
  event: EventResponse,
  description: string,
  url: string,
  identity: SiteIdentity,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: description.slice(0, 500),
    url,
    startDate: local(event.date),
    ...(event.endDate === null ? {} : { endDate: local(event.endDate) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: { '@type': 'PostalAddress', addressLocality: event.location, addressCountry: identity.country },
    },
    organizer: { '@type': 'Church', name: identity.name },
    isAccessibleForFree: true,
    ...(event.featuredImage === null ? {} : { image: new URL(event.featuredImage, url).href }),
    ...(event.attendeeLimit === null ? {} : { maximumAttendeeCapacity: event.attendeeLimit }),
  };
}
