import { kampalaDay } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import { VisitCount } from '../../src/site/visits/visit-count.entity.ts';
import { VisitCounter } from '../../src/site/visits/visit-counter.ts';
import { maxNames, VisitCountsRepository } from '../../src/site/visits/visit-counts.repository.ts';
import type { VisitsResponse } from '../../src/site/visits/visits.dto.ts';
import { createItem, sermonRequest } from '../factories/content.ts';
import { recording, send } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const today = kampalaDay(new Date());

const open = (api: TestApp, url: string, headers: Record<string, string> = {}) =>
  api.send({ url, headers: { 'user-agent': phone, ...headers } });
const write = (api: TestApp): Promise<void> => api.app.get(VisitCounter).write();

/** Waits for the expected counts: a request is counted after its answer, shortly after the test has received it. */
const visitsOnce = (api: TestApp, isGood: (visits: VisitsResponse) => boolean): Promise<VisitsResponse> =>
  until(async () => {
    await write(api);
    return visits(api);
  }, isGood);

async function visits(api: TestApp, days = '28'): Promise<VisitsResponse> {
  const answer = await api.send({ url: '/api/admin/visits', query: { days }, headers: api.as('admin') });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describeOnEachDatabase('GET /api/admin/visits', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  it('answers zeros before the first visit', async () =>
    expect(await visits(api, '7')).toMatchObject({
      to: today,
      visits: 0,
      pageViews: 0,
      viewers: 0,
      spans: Array.from({ length: 7 }, () => ({ visits: 0, pageViews: 0 })),
      pages: [],
      referrers: [],
      sermons: [],
      bytes: [],
      saving: { pageViews: 0, savedBytes: null },
    }));

  it('refuses a period that is not offered', async () => {
    const answer = await api.send({ url: '/api/admin/visits?days=9', headers: api.as('admin') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { days: 'Days must be one of: 7, 28, 84, 364' } });
  });

  it('counts pages, referring sites and bytes, over all processes', async () => {
    // Only one process may use the embedded database.
    const other = database === 'sqlite' ? api : await api.startAnother();
    await open(api, '/about', { referer: 'https://www.facebook.com/groups/1' });
    await open(api, '/about?tab=all');
    await open(other, '/about', { referer: `${other.site}/` });
    await open(other, '/terms', { 'save-data': 'on' });
    // Not counted: robots, pages that do not exist, and requests of the office.
    await open(api, '/about', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await open(api, '/no-such-page');
    await open(api, '/admin');
    await Promise.all([write(api), write(other)]);
    if (other !== api) await other.close();
    const { bytes, ...counted } = await visitsOnce(api, ({ pageViews }) => pageViews >= 4);
    expect(counted).toMatchObject({
      visits: 3,
      pageViews: 4,
      pages: [
        { path: '/about', views: 3 },
        { path: '/terms', views: 1 },
      ],
      referrers: [{ host: 'facebook.com', visits: 1 }],
      saving: { pageViews: 1, savedBytes: null },
    });
    expect(counted.spans.at(-1)).toEqual({ from: today, visits: 3, pageViews: 4 });
    expect(bytes).toEqual([{ sort: 'pages', bytes: expect.any(Number) as number }]);
    expect(bytes[0]?.bytes).toBeGreaterThan(20_000);
  });

  it('counts for each sermon how often it was started and saved, and the minutes sent', async () => {
    const content = recording('first-light.mp3');
    const { url } = (
      await send(api, '/upload/audio', [{ field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content }])
    ).body;
    const { id } = await createItem<{ id: number }>(api, 'sermons', {
      ...sermonRequest(),
      title: 'Heard',
      audioUrl: url,
    });
    await createItem(api, 'sermons', { ...sermonRequest(), title: 'Heard again', audioUrl: url });
    await open(api, url, { range: 'bytes=0-1' });
    await open(api, url, { range: 'bytes=0-' });
    await open(api, url);
    await open(api, `${url}?download=Heard`);
    const { audio } = (await api.send({ url: `/api/sermons/${id}` })).json<{ audio: { seconds: number } }>();
    const { sermons } = await visitsOnce(api, (found) => found.sermons[0]?.downloads === 1);
    expect(sermons).toEqual([
      {
        sermonId: id,
        title: 'Heard',
        others: 1,
        plays: 2,
        minutes: Math.round((2 * audio.seconds) / 60),
        downloads: 1,
      },
    ]);
  });

  it('adds up weeks, and answers the highest number of simultaneous viewers', async () => {
    const counts = api.app.get(VisitCountsRepository);
    const row = (own: Partial<VisitCount>): VisitCount => ({
      metric: 'viewers',
      day: today,
      name: '',
      amount: 1,
      ...own,
    });
    await counts.add([row({ amount: 12 })]);
    await counts.add([row({ amount: 40 })]);
    await counts.add([row({ amount: 7 })]);
    const { viewers, spans } = await visits(api, '84');
    expect(viewers).toBe(40);
    expect(spans).toHaveLength(12);
    expect(spans.at(-1)).toMatchObject({ pageViews: 4 });
  });

  it(`has a row for at most ${maxNames} names of a day and puts all further ones together`, async () => {
    const counts = api.app.get(VisitCountsRepository);
    const day = '2026-01-05';
    const from = (start: number): VisitCount[] =>
      Array.from({ length: 150 }, (_, at) => ({ metric: 'referrer', day, name: `${start + at}.example`, amount: 1 }));
    await counts.add(from(0));
    await counts.add(from(100));
    await counts.add(from(300));
    const rows = api.database.repository(VisitCount);
    expect(await rows.countBy({ day })).toBe(maxNames + 1);
    expect(await rows.findOneBy({ day, name: 'other' })).toMatchObject({ amount: 200 });
    expect(await rows.findOneBy({ day, name: '120.example' })).toMatchObject({ amount: 2 });
  });

  it('removes counts after 25 months', async () => {
    const rows = api.database.repository(VisitCount);
    await rows.insert([
      { metric: 'page', day: '2024-10-20', name: '/', amount: 1 },
      { metric: 'page', day: '2024-10-28', name: '/', amount: 1 },
    ]);
    expect(await api.app.get(Retention).applyTo('Counts of visits', new Date('2026-11-24T12:00:00Z'))).toBe(1);
  });
});

describe('the counts of visits', () => {
  it('are written when a process stops', async () => {
    const api = await startTestApp();
    await open(api, '/about');
    const next = await api.restart();
    expect(await visits(next)).toMatchObject({ pageViews: 1 });
    await next.close();
  });

  it('are kept while the database refuses them, and written once it accepts them again', async () => {
    const api = await startTestApp({ changesTables: true });
    await open(api, '/about');
    await api.database.dataSource.query('ALTER TABLE visit_counts RENAME TO away');
    await write(api);
    await open(api, '/terms');
    await write(api);
    await api.database.dataSource.query('ALTER TABLE away RENAME TO visit_counts');
    expect(await visitsOnce(api, ({ pageViews }) => pageViews >= 2)).toMatchObject({ pageViews: 2 });
    await api.close();
  });
});
