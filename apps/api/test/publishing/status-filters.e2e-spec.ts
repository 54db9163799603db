import { readFileSync } from 'node:fs';
import { createOrder, createProduct } from '../factories/store.ts';
import type { OpenApi, Schema } from '../openapi-requests.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi;
interface Filter {
  path: string;
  name: string;
  words: string[];
  unsaid: unknown;
  isPublic: boolean;
}
const filters = Object.entries(document.paths).flatMap(([path, { get }]) =>
  (get?.parameters ?? [])
    .filter(({ in: place, name }) => place === 'query' && /status$/i.test(name))
    .map(({ name, schema }): Filter => {
      const { enum: words = [], default: unsaid } = schema as Schema & { default?: unknown };
      return { path, name, words: words as string[], unsaid, isPublic: get?.security === undefined };
    }),
);

/** Values that the filters have accepted since the first API documentation; clients may still use them. */
const oldValues: Record<string, string> = {
  '/api/events status': 'published draft archived deleted current all',
  '/api/sermons status': 'published draft archived deleted current all',
  '/api/ministries status': 'published draft archived deleted current all',
  '/api/announcements status': 'published draft archived deleted current all',
  '/api/testimonials status': 'published draft archived deleted current all',
  '/api/events/export.csv status': 'published draft archived deleted current all',
  '/api/sermons/export.csv status': 'published draft archived deleted current all',
  '/api/ministries/export.csv status': 'published draft archived deleted current all',
  '/api/announcements/export.csv status': 'published draft archived deleted current all',
  '/api/testimonials/export.csv status': 'published draft archived deleted current all',
  '/api/contact-messages status': 'all unread read unanswered answered deleted',
  '/api/prayer-requests status': 'all unanswered pending urgent answered deleted',
  '/api/families status': 'all active inactive deleted',
  '/api/families/export.csv status': 'all active inactive deleted',
  '/api/families/map status': 'all active inactive deleted',
  '/api/photo-galleries status': 'current empty deleted',
  '/api/photo-galleries/export.csv status': 'current empty deleted',
  '/api/products status': 'listed all active inactive low deleted',
  '/api/orders status': 'pending processing shipped completed cancelled',
  '/api/orders paymentStatus': 'pending completed failed refunded',
  '/api/orders/export.csv status': 'pending processing shipped completed cancelled',
  '/api/orders/export.csv paymentStatus': 'pending completed failed refunded',
  '/api/orders/packing-list status': 'open pending processing',
  '/api/payments status': 'pending expired cancelled failed completed reversed',
  '/api/outbox status': 'waiting sent dead',
  '/api/pages status': 'published draft archived deleted current all',
  '/api/pages/export.csv status': 'published draft archived deleted current all',
};

describeOnAnyDatabase('filters by status', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database, seed: true, environment: { SANDBOX_PAYMENTS: 'on' } });
    const { id: productId } = await createProduct(app);
    for (const own of [{}, { payment: 'online', provider: 'sandbox', method: 'card' }])
      await createOrder(app, [{ productId, quantity: 1 }], own);
    await app.send({ method: 'DELETE', url: '/api/events/1', headers: app.as('admin') });
    await app.send({ method: 'PUT', url: '/api/sermons/1', headers: app.as('admin'), payload: { isActive: false } });
  });
  afterAll(() => app.close());

  const ask = (path: string, query: Record<string, string>, headers = app.as('admin')) =>
    app.send({ url: path, query, headers });

  it('exist on the lists that had them', () => {
    expect(filters.map(({ path, name }) => `${path} ${name}`).sort()).toEqual(Object.keys(oldValues).sort());
  });

  it.each(filters)('$path takes `all` and every old value as $name', async ({ path, name, words }) => {
    expect(words[0]).toBe('all');
    const old = oldValues[`${path} ${name}`]?.split(' ') ?? [];
    expect(words).toEqual(expect.arrayContaining(old));
    for (const word of words) expect([word, (await ask(path, { [name]: word })).statusCode]).toEqual([word, 200]);
    const refused = await ask(path, { [name]: 'neither' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { [name]: expect.stringContaining('all, ') } });
  });

  it.each(filters.filter(({ isPublic }) => !isPublic))(
    '$path, a list of the office, answers all when no $name is sent',
    async ({ path, name, unsaid }) => {
      expect(unsaid).toBe('all');
      expect((await ask(path, {})).body).toBe((await ask(path, { [name]: 'all' })).body);
    },
  );

  it.each(filters.filter(({ isPublic }) => isPublic))(
    '$path answers public items to visitors, and all to the office only',
    async ({ path, name, unsaid }) => {
      expect(unsaid).not.toBe('all');
      expect((await app.send({ url: path })).body).toBe(
        (await app.send({ url: path, query: { [name]: String(unsaid) } })).body,
      );
      expect((await app.send({ url: path, query: { [name]: 'all' } })).statusCode).toBe(401);
      expect((await ask(path, { [name]: 'all' }, app.as('media'))).statusCode).toBe(403);
      const total = async (word: string) => Number((await ask(path, { [name]: word })).headers['x-total-count']);
      expect(await total('all')).toBeGreaterThanOrEqual(await total(String(unsaid)));
    },
  );
});
