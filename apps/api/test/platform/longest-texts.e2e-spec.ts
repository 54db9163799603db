import { readFileSync } from 'node:fs';
import { announcementRequest, contentSamples } from '../factories/content.ts';
import { createEvent, eventRequest, registrationRequest } from '../factories/event.ts';
import { createGallery, galleryRequest } from '../factories/gallery.ts';
import { contactRequest, familyRequest } from '../factories/people.ts';
import { createOrder, createProduct, productRequest } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Property {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  items?: Property;
}
const { components } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, Property> }> };
};

/** A Gothic letter, which has four bytes in UTF-8. */
const letter = '\u{10348}';
/** Fields that are left out: addresses and numbers, which are not free text, and full names (event-groups.e2e-spec.ts). */
const others = /image|url|photos|phone|email|icon|^others$/i;

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
    ...contentSamples.map(({ type, name, request }): [string, string, object] => [
      type,
      `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`,
      request(),
    ]),
    ['contact', 'ContactRequest', contactRequest()],
    ['families', 'FamilyRequest', familyRequest()],
    ['prayer-requests', 'PrayerSubmission', {}],
    ['products', 'ProductRequest', productRequest()],
    ['photo-galleries', 'GalleryRequest', galleryRequest()],
  ])('are stored unchanged by %s', async (path, schema, valid) => {
    const texts = longest(schema);
    expect(Object.keys(texts).length).toBeGreaterThan(1);
    const answer = await api.send({
      method: 'POST',
      url: `/api/${path}`,
      headers: api.as('admin'),
      payload: { ...valid, ...texts },
    });
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  });

  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    api.send({ method, url, headers: api.as('admin'), payload });
  const made = async (path: string, payload: object): Promise<number> =>
    (await send('POST', path, payload)).json<{ id: number }>().id;
  const order = async () => {
    const { id: productId } = await createProduct(api, { stockQuantity: 5 });
    return (await createOrder(api, [{ productId, quantity: 1 }])).id;
  };
  const gift = { amount: '50000', method: 'cash', category: 'general', name: 'Peter Okello', receivedOn: '2026-01-05' };

  /** Texts about an existing item: where they are sent, what else the request needs, and where they are read. */
  it.each<
    [what: string, schema: string, () => Promise<{ method?: 'PUT'; url: string; valid?: object; readAt: string }>]
  >([
    [
      'a registration',
      'EventRegistrationRequest',
      async () => {
        const { id } = await createEvent(api);
        const valid = registrationRequest(id);
        return { url: `/api/events/${id}/register`, valid, readAt: `/api/events/${id}/registrations` };
      },
    ],
    [
      'a reply to a message',
      'ContactReplyRequest',
      async () => {
        const id = await made('/api/contact', contactRequest());
        return { url: `/api/contact-messages/${id}/reply`, readAt: `/api/contact-messages/${id}` };
      },
    ],
    [
      'a reply to a prayer request',
      'PrayerReplyRequest',
      async () => {
        const id = await made('/api/prayer-requests', { request: 'For rain.' });
        return { url: `/api/prayer-requests/${id}/reply`, readAt: `/api/prayer-requests/${id}` };
      },
    ],
    [
      'a new status of an order',
      'OrderStatusRequest',
      async () => {
        const url = `/api/orders/${await order()}`;
        return { method: 'PUT', url, valid: { status: 'processing' }, readAt: url };
      },
    ],
    [
      'a payment at the office',
      'OrderPaymentRequest',
      async () => {
        const url = `/api/orders/${await order()}`;
        return { method: 'PUT', url: `${url}/payment`, valid: { paymentStatus: 'completed' }, readAt: url };
      },
    ],
    [
      'a note on an order',
      'OrderNoteRequest',
      async () => {
        const url = `/api/orders/${await order()}`;
        return { url: `${url}/notes`, readAt: url };
      },
    ],
    [
      'a gift at the office',
      'OfficeGiftRequest',
      () => Promise.resolve({ url: '/api/ledger/gifts', valid: gift, readAt: '/api/ledger' }),
    ],
    [
      'a correction of the ledger',
      'CorrectionRequest',
      async () => {
        const url = `/api/ledger/${await made('/api/ledger/gifts', gift)}`;
        return { url: `${url}/corrections`, valid: { amount: '40000' }, readAt: url };
      },
    ],
    [
      'a caption',
      'PhotoRequest',
      async () => {
        const { id } = await createGallery(api);
        const valid = { url: 'https://example.org/eye.jpg' };
        return { url: `/api/photo-galleries/${id}/photos`, valid, readAt: `/api/photo-galleries/${id}` };
      },
    ],
  ])('of %s are stored unchanged', async (_what, schema, prepare) => {
    const texts = longest(schema);
    expect(Object.keys(texts).length).toBeGreaterThan(0);
    const { method = 'POST', url, valid, readAt } = await prepare();
    const answer = await send(method, url, { ...valid, ...texts });
    expect([answer.statusCode < 300, answer.statusCode < 300 ? '' : answer.body]).toEqual([true, '']);
    const { body } = await api.send({ url: readAt, headers: api.as('admin') });
    for (const [name, text] of Object.entries(texts))
      expect([name, body.includes(JSON.stringify(text))]).toEqual([name, true]);
  });

  it.each([
    ['events', 'description', 50_000, eventRequest()],
    ['announcements', 'content', 20_000, announcementRequest()],
  ])(
    'are stored unchanged by %s, and one more letter is refused with the real limit',
    async (path, field, most, valid) => {
      const post = (length: number) =>
        api.send({
          method: 'POST',
          url: `/api/${path}`,
          headers: api.as('admin'),
          payload: { ...valid, [field]: letter.repeat(length) },
        });
      const { id } = (await post(most)).json<{ id: number }>();
      const kept = await api.send({ url: `/api/${path}/${id}`, headers: api.as('admin') });
      expect(kept.json<Record<string, string>>()[field] === letter.repeat(most)).toBe(true);
      const refused = await post(most + 1);
      expect([refused.statusCode, refused.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
        400,
        expect.stringContaining(`at most ${most.toLocaleString('en-GB')} characters`),
      ]);
    },
  );
});
