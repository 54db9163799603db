import { newDraftState } from '../../src/publishing/content/lifecycle.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { createEvent } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const atOnce = 500;

async function insertEvents(api: TestApp, count: number): Promise<void> {
  const event = {
    ...newDraftState(),
    isActive: true,
    title: 'One of many',
    description: '',
    date: new Date(),
    endDate: null,
    location: '',
    category: 'service' as const,
    tags: [],
    attendeeLimit: null,
    seatsTaken: 0,
    registrationRequired: false,
    featuredImage: null,
    eventPhotos: [],
  };
  for (let inserted = 0; inserted < count; inserted += atOnce)
    await api.database.repository(EventEntity).insert(Array.from({ length: atOnce }, () => ({ ...event })));
}

// GET /sitemap.xml needs the built shell, which `npm test` builds.
describeOnAnyDatabase('the sitemap', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const read = async (path: string): Promise<{ status: number; root: string; paths: string[]; xml: string }> => {
    const { statusCode, body } = await api.send({ url: path });
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    return { status: statusCode, root: /<(\w+) xmlns/.exec(body)?.[1] ?? '', paths, xml: body };
  };

  it('is one document with the day of each change when there are few addresses', async () => {
    const { id, updatedAt } = await createEvent(api);
    const draft = await createEvent(api, { isActive: false });
    const { root, paths, xml } = await read('/sitemap.xml');
    expect(root).toBe('urlset');
    expect(paths).toContain('/');
    expect(paths).not.toContain(`/events/${draft.id}`);
    expect(xml).toContain(`/events/${id}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod>`);
  });

  it.each(['/sitemap-events-2.xml', '/sitemap-events-0.xml', '/sitemap-families-1.xml', '/sitemap-.xml'])(
    'has no part %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it('is an index of parts with at most 10,000 addresses when there are more, with each address once', async () => {
    const single = await read('/sitemap.xml');
    await insertEvents(api, 11_000);
    const index = await read('/sitemap.xml');
    expect([index.root, index.paths]).toEqual([
      'sitemapindex',
      ['/sitemap-pages.xml', '/sitemap-events-1.xml', '/sitemap-events-2.xml'],
    ]);
    const parts = await Promise.all(index.paths.map(read));
    expect(parts.map(({ root }) => root)).toEqual(['urlset', 'urlset', 'urlset']);
    expect(Math.max(...parts.map(({ paths }) => paths.length))).toBeLessThanOrEqual(10_000);
    const all = parts.flatMap(({ paths }) => paths);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(single.paths.length + 11_000);
    expect(all).toEqual(expect.arrayContaining(single.paths));
  });

  it('shows a change at once, and lists no empty part', async () => {
    const { id } = await createEvent(api);
    expect((await read('/sitemap-events-2.xml')).paths).toContain(`/events/${id}`);
    await api.send({ method: 'DELETE', url: `/api/events/${id}`, headers: api.as('admin') });
    expect((await read('/sitemap-events-2.xml')).paths).not.toContain(`/events/${id}`);
    await api.database.dataSource.query(
      'UPDATE events SET id = 30001 WHERE id = (SELECT last FROM (SELECT MAX(id) AS last FROM events) AS ids)',
    );
    await api.database.dataSource.query('UPDATE events SET deletedAt = NULL WHERE id = 30001');
    expect((await read('/sitemap.xml')).paths.slice(-2)).toEqual(['/sitemap-events-2.xml', '/sitemap-events-4.xml']);
    expect((await read('/sitemap-events-3.xml')).status).toBe(404);
    expect((await read('/sitemap-events-4.xml')).paths).toEqual(['/events/30001']);
  });
});
