import { describe, expect, it } from '@jest/globals';
import type { EventResponse } from '@ministry/api-client';
import { seedSite } from '@ministry/domain';
import { eventData } from './event-data.ts';

const event: EventResponse = {
  id: 7,
  title: 'Gulu Crusade',
  description: '',
  date: '2026-12-31T21:30:00.000Z',
  endDate: null,
  location: 'Kaunda Grounds, Gulu',
  category: 'crusade',
  tags: [],
  featuredImage: null,
  eventPhotos: [],
  attendeeLimit: null,
  seatsTaken: 0,
  seatsLeft: null,
  registrationRequired: false,
  isActive: true,
  status: 'published',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

describe('structured data of an event', () => {
  it('gives the time in Kampala with its offset, also at the turn of the year', () => {
    expect(eventData(event, 'Come', 'https://x/events/7', seedSite.identity)).toMatchObject({
      '@type': 'Event',
      startDate: '2027-01-01T00:30:00+03:00',
    });
  });

  it('gives the full address of its picture', () => {
    expect(
      eventData(
        { ...event, featuredImage: '/uploads/a-1200x800.jpg' },
        'Come',
        'https://x/events/7',
        seedSite.identity,
      ),
    ).toMatchObject({ image: 'https://x/uploads/a-1200x800.jpg' });
  });

  it('leaves out what is unknown', () => {
    const data = eventData(event, 'Come', 'https://x/events/7', seedSite.identity);
    expect(data).not.toHaveProperty('endDate');
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('maximumAttendeeCapacity');
  });
});
