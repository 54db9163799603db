import { emptyDraft, statusOf, type Testimonial, testimonialCopy, toDraft, toRequest } from './testimonial.ts';

const testimonial: Testimonial = {
  id: 4,
  name: 'Grace Akello',
  testimony: 'Line one\nLine two',
  date: '2026-11-20',
  verified: true,
  status: 'published',
  version: 3,
};

describe('a testimonial in its form', () => {
  // TST-11, TST-12
  it('is sent as it was told, with the version that was read', () => {
    expect(toRequest(toDraft(testimonial), testimonial.version)).toEqual({
      name: 'Grace Akello',
      testimony: 'Line one\nLine two',
      date: '2026-11-20',
      verified: true,
      version: 3,
    });
  });
  it('begins empty, as told today in Kampala and not approved', () => {
    expect(toRequest(emptyDraft(new Date('2026-11-20T22:30:00Z')))).toEqual({
      name: '',
      testimony: '',
      date: '2026-11-21',
      verified: false,
    });
  });
});

it('calls a testimonial waiting if it is not verified', () => {
  expect([statusOf(testimonial).label, statusOf({ ...testimonial, status: 'draft' }).label]).toEqual([
    'Approved',
    'Waiting',
  ]);
});

// TST-15, TST-16
it('has the words of the specification', () => {
  expect(testimonialCopy.nothingYet).toBe('No testimonials found. Add your first testimonial!');
  expect(testimonialCopy.loadFailed('Busy.')).toBe('Error loading testimonials: Busy.');
});
