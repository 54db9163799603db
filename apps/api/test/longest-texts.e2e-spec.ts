import { readFileSync } from 'node:fs';
import { announcementRequest, ministryRequest, sermonRequest, testimonialRequest } from './factories/content.ts';
import { eventRequest } from './factories/event.ts';
import { galleryRequest } from './factories/gallery.ts';
import { contactRequest, familyRequest } from './factories/people.ts';
import { productRequest } from './factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

interface Property {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  items?: Property;
}
const { components } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, Property> }> };
};

/** A letter of Gothic, of four bytes. */
const letter = '\u{10348}';
/** Addresses and numbers, which are no words. */
const others = /image|url|photos|phone|email|icon/i;

function longestOf({ type, format, pattern, enum: words, maxLength, maxItems, items }: Property): unknown {
  if (type === 'string' && maxLength && !format && !pattern && !words) return letter.repeat(maxLength);
  if (type === 'array' && maxItems && items?.type === 'string' && items.maxLength && items.maxLength < 2_000)
    return Array.from({ length: maxItems }, (_, at) => String(at).padEnd(items.maxLength ?? 0, 'x'));
  return undefined;
}

const longest = (schema: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(components.schemas[schema]?.properties ?? {})
      .filter(([name]) => !others.test(name))
      .map(([name, property]) => [name, longestOf(property)] as const)
      .filter(([, value]) => value !== undefined),
  );

describeOnEachDatabase('the longest texts, in letters of four bytes', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  it.each([
    ['events', 'EventRequest', eventRequest()],
    ['sermons', 'SermonRequest', sermonRequest()],
    ['ministries', 'MinistryRequest', ministryRequest()],
    ['announcements', 'AnnouncementRequest', announcementRequest()],
    ['testimonials', 'TestimonialRequest', testimonialRequest()],
    ['contact', 'ContactRequest', contactRequest()],
    ['families', 'FamilyRequest', familyRequest()],
    ['prayer-requests', 'PrayerSubmission', {}],
    ['products', 'ProductRequest', productRequest()],
    ['photo-galleries', 'GalleryRequest', galleryRequest()],
  ])('are kept by %s', async (path, schema, valid) => {
    const texts = longest(schema);
    expect(Object.keys(texts).length).toBeGreaterThan(1);
    const answer = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: api.as('admin'),
      payload: { ...valid, ...texts },
    });
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  });

  it.each([
    ['events', 'description', 50_000, eventRequest()],
    ['announcements', 'content', 20_000, announcementRequest()],
  ])(
    'come back whole from %s, and one letter more is refused with the true limit',
    async (path, field, most, valid) => {
      const post = (length: number) =>
        api.inject({
          method: 'POST',
          url: `/api/${path}`,
          headers: api.as('admin'),
          payload: { ...valid, [field]: letter.repeat(length) },
        });
      const { id } = (await post(most)).json<{ id: number }>();
      const kept = await api.inject({ url: `/api/${path}/${id}`, headers: api.as('admin') });
      expect(kept.json<Record<string, string>>()[field] === letter.repeat(most)).toBe(true);
      const refused = await post(most + 1);
      expect([refused.statusCode, refused.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
        400,
        expect.stringContaining(`at most ${most.toLocaleString('en-GB')} characters`),
      ]);
    },
  );
});
