import type { APIRequestContext } from '@playwright/test';
import { publicRoutes } from '../../tools/public-routes.mjs';
import { expect, test } from './fixtures.ts';

/** What a messenger or a search engine reads from a page without running scripts. */
interface Head {
  title: string;
  description: string;
  canonical: string;
  image: string;
  structured: unknown[];
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const one = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/),
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as unknown,
    ),
  };
}

test('every page has a title and a description of its own, its address and a picture', async ({ request, site }) => {
  const heads = new Map<string, Head>();
  for (const path of publicRoutes) heads.set(path, await headOf(request, path));
  for (const [path, { title, description, canonical, image }] of heads) {
    expect(title.length, path).toBeGreaterThan(10);
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(200);
    expect(canonical, path).toBe(site.url + path);
    expect(image, path).toMatch(/^http/);
  }
  expect(new Set([...heads.values()].map(({ title }) => title)).size).toBe(heads.size);
  expect(new Set([...heads.values()].map(({ description }) => description)).size).toBe(heads.size);
});

test('the picture to share is 1200 by 630 and under 200 KB', async ({ page, request }) => {
  for (const path of ['/', '/events/2', '/sermons/1']) {
    const { image } = await headOf(request, path);
    const answer = await request.get(image);
    expect([answer.status(), (await answer.body()).length < 200_000], image).toEqual([200, true]);
    await page.goto(image);
    expect(
      await page.evaluate(() => [document.images[0]?.naturalWidth, document.images[0]?.naturalHeight]),
      image,
    ).toEqual([1200, 630]);
  }
});

test('structured data describes the church, the events and the recordings', async ({ request }) => {
  const kinds = async (path: string) => JSON.stringify((await headOf(request, path)).structured);
  expect(await kinds('/')).toContain('"Church"');
  expect(await kinds('/events/2')).toContain('+03:00');
  expect(await kinds('/sermons/1')).toMatch(/"(Audio|Video)Object"/);
});

test('the sitemap lists every public page, published event and sermon, and product in stock, and robots.txt names it', async ({
  request,
  site,
  api,
}) => {
  const { body } = await api('POST', '/events', {
    as: 'admin',
    body: { title: 'Draft that nobody may find', category: 'service' },
  });
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replace(site.url, ''));
  const pagesOf = async (list: `/${string}`, pages: string) =>
    ((await api('GET', list)).body as { id: number }[]).map(({ id }) => `${pages}/${id}`);
  const items = [
    ...(await pagesOf('/events?view=summary', '/events')),
    ...(await pagesOf('/sermons?view=summary', '/sermons')),
    ...(await pagesOf('/products', '/store')),
  ];
  expect(listed.sort()).toEqual([...publicRoutes.filter((path) => !/\d$/.test(path)), ...items].sort());
  expect(listed).not.toContain(`/events/${(body as { id: number }).id}`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test.describe('feeds', () => {
  test('a podcast player finds the sermons, with the size and length of each recording', async ({ request }) => {
    const head = await (await request.get('/sermons')).text();
    expect(head).toContain('<link rel="alternate" type="application/rss+xml" href="/feeds/sermons.xml"');
    const feed = await request.get('/feeds/sermons.xml');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const xml = await feed.text();
    const [enclosure] = [...xml.matchAll(/<enclosure url="([^"]+)" length="(\d+)" type="(audio|video)\/[a-z0-9]+"/g)];
    const recording = await request.get(enclosure?.[1] ?? '');
    expect((await recording.body()).length).toBe(Number(enclosure?.[2]));
  });

  test('a calendar can follow the events and the weekly services', async ({ request }) => {
    const events = await (await request.get('/feeds/events.ics')).text();
    expect(events).toContain('BEGIN:VEVENT');
    const services = await (await request.get('/feeds/services.ics')).text();
    expect(services).toContain('RRULE:FREQ=WEEKLY');
  });
});
