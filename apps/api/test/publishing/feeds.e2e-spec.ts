import { jest } from '@jest/globals';
import sharp from 'sharp';
import { kampalaDay, seedSite, weekdays, weeklyItems } from '@ministry/domain';
import { FeedsService } from '../../src/publishing/feeds/feeds.service.ts';
import type { SermonResponse } from '../../src/publishing/sermons/sermon.dto.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { createItem, sermonRequest } from '../factories/content.ts';
import { createEvent, inDays } from '../factories/event.ts';
import { translate } from '../factories/translation.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const site = 'https://ministry.example';

/** Values of all lines with this name, after unfolding. */
const linesOf = (file: string, name: string): string[] =>
  [...file.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[:;](.*)$`, 'gm'))].map(([, value = '']) =>
    value.trim(),
  );

describe('GET /feeds/services.ics and /feeds/services/:file', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ environment: { PUBLIC_URL: site } });
  });
  afterAll(() => api.close());

  // LIVE-04: 'Set Reminder' offers a weekly calendar entry.
  it.each(seedSite.programme.items)(
    'has $id as a weekly entry with a reminder, at its hour in Kampala',
    async ({ id, weekday, start, end }) => {
      const answer = await api.send({ url: `/feeds/services/${id}.ics` });
      expect([answer.statusCode, answer.headers]).toMatchObject([
        200,
        {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': expect.stringContaining('public'),
          etag: expect.any(String),
        },
      ]);
      const [[begins = ''], [ends = '']] = [linesOf(answer.body, 'DTSTART'), linesOf(answer.body, 'DTEND')];
      const instant = (text: string): Date =>
        new Date(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
      expect(weekdays[new Date(`${kampalaDay(instant(begins))}T00:00:00Z`).getUTCDay()]).toBe(weekdays[weekday]);
      expect((instant(begins).getTime() + 3 * 3_600_000) % 86_400_000).toBe(start * 60_000);
      expect(instant(ends).getTime() - instant(begins).getTime()).toBe((end - start) * 60_000);
      expect([linesOf(answer.body, 'RRULE'), linesOf(answer.body, 'TRIGGER'), linesOf(answer.body, 'UID')]).toEqual([
        ['FREQ=WEEKLY'],
        ['-PT30M'],
        [`service-${id}@ministry.example`],
      ]);
    },
  );

  it('begins today or later, and does not change during the day', () => {
    const feeds = api.app.get(FeedsService);
    // A Sunday in Kampala while it is still Saturday in Europe: the services of that Sunday are included.
    const [early, late] = [new Date('2026-11-21T21:30:00Z'), new Date('2026-11-22T20:30:00Z')];
    expect(linesOf(feeds.service('sunday-first', early), 'DTSTART')).toEqual(['20261122T040000Z']);
    expect(feeds.services(late)).toBe(feeds.services(early));
    expect(linesOf(feeds.service('sunday-first', new Date('2026-11-22T21:30:00Z')), 'DTSTART')).toEqual([
      '20261129T040000Z',
    ]);
  });

  it('answers the whole programme, without reminders, in folded lines', async () => {
    const { body } = await api.send({ url: '/feeds/services.ics' });
    expect(linesOf(body, 'UID')).toEqual(
      weeklyItems(seedSite.programme).map(({ id }) => `service-${id}@ministry.example`),
    );
    expect(body).not.toContain('VALARM');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it.each(['christmas.ics', 'constructor.ics', '.ics', '%25.ics'])('answers 404 for %s', async (file) => {
    const answer = await api.send({ url: `/feeds/services/${file}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describeOnAnyDatabase('GET /feeds/:file', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true, environment: { PUBLIC_URL: site } });
  });
  afterAll(() => api.close());

  it('events.ics lists the published events that are not over, and changes at once', async () => {
    const there = (body: string, title: string): boolean => linesOf(body, 'SUMMARY').includes(title);
    await createEvent(api, { title: 'Over', date: inDays(-9), endDate: inDays(-8) });
    await createEvent(api, { title: 'Draft', isActive: false });
    const before = await api.send({ url: '/feeds/events.ics' });
    const { id } = await createEvent(api, { title: 'Coming' });
    const { body, headers } = await api.send({ url: '/feeds/events.ics' });
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect([there(before.body, 'Coming'), there(body, 'Coming'), there(body, 'Over'), there(body, 'Draft')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(linesOf(body, 'UID')).toContain(`event-${id}@ministry.example`);
  });

  it('sermons.xml lists the sermons whose sound is on this site, with the true size, type and duration of each', async () => {
    const { body, headers } = await api.send({ url: '/feeds/sermons.xml' });
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const sermons = (await api.send({ url: '/api/sermons' })).json<SermonResponse[]>();
    const own = sermons.filter(({ audio, video }) => audio ?? video);
    expect(own.length).toBeGreaterThan(1);
    const items = body.split('<item>').slice(1);
    expect(items.map((item) => /<guid isPermaLink="false">sermon-(\d+)@/.exec(item)?.[1])).toEqual(
      own.map(({ id }) => String(id)),
    );
    for (const [at, { audioUrl, audio, videoUrl, video, title, date }] of own.entries()) {
      const [url, facts] = audio ? [audioUrl, audio] : [videoUrl, video];
      const kind =
        { mp3: 'audio/mpeg', m4a: 'audio/mp4', mp4: 'video/mp4', webm: 'video/webm' }[url?.split('.').pop() ?? ''] ??
        '';
      expect(items[at]).toContain(
        `<enclosure url="${site}${url ?? ''}" length="${facts?.bytes ?? 0}" type="${kind}"/>`,
      );
      expect(items[at]).toContain(`<pubDate>${new Date(date).toUTCString()}</pubDate>`);
      expect(items[at]).toContain(`<title>${title.replaceAll("'", '&#39;')}</title>`);
      if (typeof facts?.seconds === 'number')
        expect(items[at]).toContain(`<itunes:duration>${Math.round(facts.seconds)}</itunes:duration>`);
    }
  });

  it('escapes any title', async () => {
    const [known] = (await api.send({ url: '/api/sermons' })).json<SermonResponse[]>().filter(({ audio }) => audio);
    await createItem(
      api,
      'sermons',
      sermonRequest({ title: `<b>"Bread" & 'wine' ]]> ŋ 🙏`, audioUrl: known?.audioUrl }),
    );
    const { body } = await api.send({ url: '/feeds/sermons.xml' });
    expect(body).toContain('<title>&#60;b&#62;&#34;Bread&#34; &#38; &#39;wine&#39; ]]&#62; ŋ 🙏</title>');
  });

  it('sermons.jpg is drawn again after that failed once', async () => {
    const failing = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('out of memory'));
    expect((await api.send({ url: '/feeds/sermons.jpg' })).statusCode).toBe(500);
    failing.mockRestore();
    expect((await api.send({ url: '/feeds/sermons.jpg' })).statusCode).toBe(200);
  });

  it('sermons.jpg has the size that podcast directories accept', async () => {
    const answer = await api.send({ url: '/feeds/sermons.jpg' });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const frame = answer.rawPayload.indexOf(Buffer.from([0xff, 0xc0]));
    expect([answer.rawPayload.readUInt16BE(frame + 5), answer.rawPayload.readUInt16BE(frame + 7)]).toEqual([
      1_400, 1_400,
    ]);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });

  it('sermons.xml still lists the sermons on this site when there are many later ones on another', async () => {
    const feed = (): Promise<string> => api.app.get(FeedsService).podcast();
    const before = await feed();
    expect(before).toContain('<enclosure ');
    const now = new Date();
    const sermon = { description: 'A word.', speaker: 'Okot James', category: 'teaching' as const, tags: [] };
    const state = { date: now, isActive: true, createdAt: now, updatedAt: now };
    const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const later = Array.from({ length: 300 }, (_, at) => ({ title: `Later ${at}`, videoUrl, ...sermon, ...state }));
    await api.database.repository(SermonEntity).insert(later);
    expect(await feed()).toBe(before);
  });
});

describeOnAnyDatabase('feeds in a language', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { PUBLIC_URL: site } });
    const payload = { offered: ['sw'], version: 0 };
    await api.send({ method: 'PUT', url: '/api/site/languages', headers: api.as('admin'), payload });
  });
  afterAll(() => api.close());

  const read = async (url: string): Promise<string> => (await api.send({ url })).body;

  it('the podcast has translated titles, leads to the pages in the language and says which it is', async () => {
    const recording = { audioUrl: '/uploads/0123456789abcdef01234567.mp3', isActive: true };
    const { id } = await createItem<SermonResponse>(api, 'sermons', sermonRequest({ title: 'The way', ...recording }));
    await translate(api, { kind: 'sermons', itemId: id, field: 'title', source: 'The way', text: 'Njia' });
    const feed = await read('/feeds/sermons.xml?language=sw');
    for (const part of [
      '<language>sw</language>',
      `<title>Mahubiri, ${seedSite.identity.name}</title>`,
      `<link>${site}/sw/sermons</link>`,
      `href="${site}/feeds/sermons.xml?language=sw"`,
    ])
      expect(feed).toContain(part);
    const english = await read('/feeds/sermons.xml');
    expect(english).toContain('<language>en-ug</language>');
    expect(english).not.toMatch(/Njia|\/sw\//);
  });

  it('the calendar of events has translated titles, and ids that stay the same', async () => {
    const { id, title } = await createEvent(api, { date: inDays(9) });
    await translate(api, { kind: 'events', itemId: id, field: 'title', source: title, text: 'Mkutano wa maombi' });
    const file = await read('/feeds/events.ics?language=sw');
    expect(linesOf(file, 'SUMMARY')).toEqual(['Mkutano wa maombi']);
    expect(linesOf(file, 'URL').join()).toContain(`${site}/sw/events/${id}`);
    const english = await read('/feeds/events.ics');
    expect(linesOf(english, 'SUMMARY')).toEqual([title]);
    expect(linesOf(file, 'UID')).toEqual(linesOf(english, 'UID'));
  });

  it('the weekly programme has its sentences and its titles', async () => {
    const [item] = seedSite.programme.items;
    const { id = '', title = '' } = item ?? {};
    await translate(api, {
      kind: 'programme',
      itemId: 0,
      field: 'items.0.title',
      source: title,
      text: 'Ibada ya kwanza',
    });
    const file = await read(`/feeds/services/${id}.ics?language=sw`);
    expect(linesOf(file, 'SUMMARY').join()).toContain('Ibada ya kwanza');
    expect(linesOf(file, 'DESCRIPTION').join()).toMatch(/^Kila wiki.*Wote mnakaribishwa\./);
    expect(linesOf(await read(`/feeds/services/${id}.ics`), 'DESCRIPTION').join()).toMatch(/^Every week/);
  });

  it('does not link pages of a language that is not offered, and refuses an unknown one', async () => {
    expect(await read('/feeds/sermons.xml?language=ach')).not.toContain('/ach/');
    expect((await api.send({ url: '/feeds/sermons.xml?language=fr' })).statusCode).toBe(400);
  });
});
