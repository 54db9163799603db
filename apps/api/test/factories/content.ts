import type { Type } from '@nestjs/common';
import { type ContentPlural, kampalaDay } from '@ministry/domain';
import type { AnnouncementRequest } from '../../src/publishing/announcements/announcement.dto.ts';
import { AnnouncementEntity } from '../../src/publishing/announcements/announcement.entity.ts';
import type { ContentEntity } from '../../src/publishing/content/content.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import type { MinistryRequest } from '../../src/publishing/ministries/ministry.dto.ts';
import { MinistryEntity } from '../../src/publishing/ministries/ministry.entity.ts';
import type { PageRequest } from '../../src/publishing/pages/own-page.dto.ts';
import { OwnPageEntity } from '../../src/publishing/pages/own-page.entity.ts';
import type { SermonRequest } from '../../src/publishing/sermons/sermon.dto.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import type { TestimonialRequest } from '../../src/publishing/testimonials/testimonial.dto.ts';
import { TestimonialEntity } from '../../src/publishing/testimonials/testimonial.entity.ts';
import { runsEveryTestOn, type TestApp, type TestDatabase } from '../test-app.ts';
import { eventRequest } from './event.ts';

const day = 86_400_000;

/** Returns the date in Kampala in this many days. */
export const dayFromNow = (days: number): string => kampalaDay(new Date(Date.now() + days * day));

/** Valid, published items; a test overrides only the fields it is about. */
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

/** The address of the page is made from its title. */
export const pageRequest = (own: Partial<PageRequest> = {}): PageRequest => ({
  title: 'Building Fund',
  summary: 'A hall for a thousand people.',
  place: 'menu',
  position: 1,
  blocks: [{ type: 'text', heading: 'Where we stand', text: 'The walls are **up**.' }],
  isActive: true,
  ...own,
});

interface ContentSample {
  /** Singular, such as 'event'. */
  name: string;
  entity: Type<ContentEntity>;
  /** Names of the title, the publish flag and the long text in the API. */
  title: 'title' | 'name';
  flag: 'isActive' | 'verified';
  text: 'description' | 'content' | 'testimony' | 'summary';
  /** Maximum length of the long text, in characters. */
  longest: number;
  request(own?: object): object;
}

/** What differs between the kinds, for tests of their common behaviour. */
const samples: Record<ContentPlural, ContentSample> = {
  events: {
    name: 'event',
    entity: EventEntity,
    title: 'title',
    flag: 'isActive',
    text: 'description',
    longest: 50_000,
    // A fixed date, so that two versions do not differ by it.
    request: (own) => eventRequest({ date: '2031-03-05T06:00:00.000Z', ...own }),
  },
  sermons: {
    name: 'sermon',
    entity: SermonEntity,
    title: 'title',
    flag: 'isActive',
    text: 'description',
    longest: 50_000,
    request: sermonRequest,
  },
  ministries: {
    name: 'ministry',
    entity: MinistryEntity,
    title: 'name',
    flag: 'isActive',
    text: 'description',
    longest: 50_000,
    request: ministryRequest,
  },
  announcements: {
    name: 'announcement',
    entity: AnnouncementEntity,
    title: 'title',
    flag: 'isActive',
    text: 'content',
    longest: 10_000,
    request: announcementRequest,
  },
  testimonials: {
    name: 'testimonial',
    entity: TestimonialEntity,
    title: 'name',
    flag: 'verified',
    text: 'testimony',
    longest: 5_000,
    request: testimonialRequest,
  },
  pages: {
    name: 'page',
    entity: OwnPageEntity,
    title: 'title',
    flag: 'isActive',
    text: 'summary',
    longest: 320,
    request: pageRequest,
  },
};
export const contentSamples = (Object.keys(samples) as ContentPlural[]).map((type) => ({ type, ...samples[type] }));

/** All kinds share one repository: every kind is tested on SQLite, and two kinds are enough to test the other SQL dialects. */
export const contentSamplesOn = (database: TestDatabase) =>
  contentSamples.filter(({ type }) => runsEveryTestOn(database) || type === 'events' || type === 'sermons');

/** Creates an item through the API, as the office does. */
export async function createItem<Response = { id: number }>(
  api: TestApp,
  type: string,
  payload: object,
): Promise<Response> {
  const answer = await api.send({ method: 'POST', url: `/api/${type}`, headers: api.as('admin'), payload });
  if (answer.statusCode !== 201) throw new Error(`Nothing was created among ${type}: ${answer.body}`);
  return answer.json<Response>();
}
