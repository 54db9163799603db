import { eventForm } from './event-content.tsx';

const now = new Date('2026-11-21T13:00:00Z');
const draft = {
  title: ' Youth Conference ',
  description: 'Come.\n',
  category: 'youth',
  date: '2026-12-10T09:00',
  endDate: '',
  location: 'Gulu',
  tags: ['youth', ' youth '],
  featuredImage: ' ',
  eventPhotos: ['', 'https://example.org/hall.jpg'],
  attendeeLimit: '1,000',
  registrationRequired: true,
  isPublished: false,
};

describe('what the editor sends for an event', () => {
  it('is normalised: dates, limit, empty pictures', () => {
    expect(eventForm.toRequest(draft, now)).toEqual({
      title: 'Youth Conference',
      description: 'Come.\n',
      category: 'youth',
      date: '2026-12-10T06:00:00.000Z',
      endDate: null,
      location: 'Gulu',
      tags: ['youth'],
      featuredImage: null,
      eventPhotos: ['https://example.org/hall.jpg'],
      attendeeLimit: 1000,
      registrationRequired: true,
      isActive: false,
      publishAt: null,
      unpublishAt: null,
    });
  });
  it('comes back into the form unchanged, so that saving an untouched form changes nothing', () => {
    const request = eventForm.toRequest(draft, now);
    const stored = {
      ...request,
      id: 1,
      seatsTaken: 0,
      seatsLeft: 1000,
      status: 'draft' as const,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    } as Parameters<typeof eventForm.toDraft>[0];
    expect(eventForm.toRequest(eventForm.toDraft(stored), new Date('2030-01-01T00:00:00Z'))).toEqual(request);
  });
});
