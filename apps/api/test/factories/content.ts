import { kampalaDay } from '@ministry/domain';
import type { AnnouncementRequest } from '../../src/publishing/announcements/announcement.dto.ts';
import type { MinistryRequest } from '../../src/publishing/ministries/ministry.dto.ts';
import type { SermonRequest } from '../../src/publishing/sermons/sermon.dto.ts';
import type { TestimonialRequest } from '../../src/publishing/testimonials/testimonial.dto.ts';
import type { TestApp } from '../test-app.ts';

const day = 86_400_000;

/** The day in Kampala so many days from now. */
export const dayFromNow = (days: number): string => kampalaDay(new Date(Date.now() + days * day));

/** Valid things, published; a test says only what matters to it. */
export const sermonRequest = (own: Partial<SermonRequest> = {}): SermonRequest => ({
  title: 'Called by Name',
  description: 'Fear not, for I have **redeemed** you.',
  speaker: 'Pastor Grace Akello',
  date: '2026-03-01T06:00:00.000Z',
  category: 'teaching',
  isActive: true,
  ...own,
});

export const ministryRequest = (own: Partial<MinistryRequest> = {}): MinistryRequest => ({
  name: 'Crown of Glory',
  description: 'A home for **children**.',
  icon: 'crown',
  category: 'education',
  impact: 'Children are in school.',
  established: 2006,
  isActive: true,
  ...own,
});

export const announcementRequest = (own: Partial<AnnouncementRequest> = {}): AnnouncementRequest => ({
  title: 'Three days of prayer',
  content: 'We meet **each evening**.',
  validUntil: dayFromNow(7),
  ...own,
});

export const testimonialRequest = (own: Partial<TestimonialRequest> = {}): TestimonialRequest => ({
  name: 'Grace Akello',
  testimony: 'My mother can see again.',
  verified: true,
  ...own,
});

/** Puts an item in place the way the office does. */
export async function createItem<Response = { id: number }>(
  api: TestApp,
  type: string,
  payload: object,
): Promise<Response> {
  const answer = await api.inject({ method: 'POST', url: `/api/${type}`, headers: api.as('admin'), payload });
  if (answer.statusCode !== 201) throw new Error(`Nothing was created among ${type}: ${answer.body}`);
  return answer.json<Response>();
}
