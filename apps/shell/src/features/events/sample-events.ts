import type { EventResponse } from '@ministry/api-client';

const day = 86_400_000;

function sample(
  id: number,
  daysAhead: number,
  now: Date,
  own: Pick<EventResponse, 'title' | 'description' | 'location' | 'category' | 'attendeeLimit'>,
): EventResponse {
  const date = new Date(Math.ceil(now.getTime() / day) * day + daysAhead * day + 6 * 3_600_000).toISOString();
  return {
    ...own,
    id,
    date,
    endDate: null,
    tags: [],
    featuredImage: null,
    eventPhotos: [],
    seatsTaken: 0,
    seatsLeft: own.attendeeLimit,
    registrationRequired: true,
    isActive: true,
    status: 'published',
    createdAt: date,
    updatedAt: date,
  };
}

/** EVT-16, EVT-17: shown while there are no events and samples are on. Negative ids belong to no real event. */
export const sampleEvents = (now: Date): EventResponse[] => [
  sample(-1, 13, now, {
    title: 'Open-air Crusade',
    description: 'Three evenings of worship and the word, open to every village around.',
    location: 'Sports ground',
    category: 'crusade',
    attendeeLimit: 25_000,
  }),
  sample(-2, 20, now, {
    title: "Women's Conference",
    description: 'Teaching, prayer and fellowship for women of every age.',
    location: 'Main sanctuary',
    category: 'womens-ministry',
    attendeeLimit: 1_000,
  }),
  sample(-3, 27, now, {
    title: 'Youth Night',
    description: 'Music, testimonies and a message for young people.',
    location: 'Youth hall',
    category: 'youth',
    attendeeLimit: 500,
  }),
];
