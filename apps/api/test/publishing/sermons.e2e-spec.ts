import { kampalaDay, sermonLimits, sermonTopics } from '@ministry/domain';
import { Seeder } from '../../src/platform/seed/seeder.ts';
import type { SermonPageResponse, SermonRequest, SermonResponse } from '../../src/publishing/sermons/sermon.dto.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { createItem, sermonRequest } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('sermons', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const create = (own: object = {}): Promise<SermonResponse> =>
    createItem(api, 'sermons', { ...sermonRequest(), ...own });
  const list = async (query = ''): Promise<SermonResponse[]> =>
    (await api.send({ url: `/api/sermons${query}` })).json();
  const get = async (id: number): Promise<SermonPageResponse> => (await api.send({ url: `/api/sermons/${id}` })).json();

  describe('GET /api/sermons', () => {
    beforeAll(async () => {
      await create({
        title: 'Oldest',
        date: '2026-01-04T06:00:00Z',
        speaker: 'Pastor Grace Akello',
        series: 'Walking in Faith',
        tags: ['Faith'],
      });
      await create({
        title: 'Newest',
        date: '2026-03-01T06:00:00Z',
        speaker: 'Bishop Charles Ocaya',
        category: 'evangelism',
        tags: ['Grace', 'Salvation'],
      });
      await create({
        title: 'Middle',
        date: '2026-02-01T06:00:00Z',
        speaker: 'Pastor Grace Akello',
        category: 'worship',
        description: `# Joy\n\n**Sing** ${'to the Lord a new song '.repeat(20)}`,
      });
    });
    const titles = async (query: string): Promise<string[]> => (await list(query)).map(({ title }) => title);

    // API-20, API-37
    it('answers everyone, the latest first', async () => {
      expect(await titles('')).toEqual(['Newest', 'Middle', 'Oldest']);
    });

    // DATA-06, EDIT-63, SER-36: a sermon has a category, and its tags are the topics that the search scores.
    it('answers every field of a sermon', async () => {
      const [newest] = await list('');
      expect(newest).toEqual({
        id: expect.any(Number),
        title: 'Newest',
        description: expect.any(String),
        speaker: 'Bishop Charles Ocaya',
        date: '2026-03-01T06:00:00.000Z',
        category: 'evangelism',
        tags: ['Grace', 'Salvation'],
        series: null,
        featuredImage: null,
        audioUrl: null,
        videoUrl: null,
        audio: null,
        video: null,
        isActive: true,
        status: 'published',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
    });

    it.each([
      ['category=worship', ['Middle']],
      ['speaker=Pastor%20Grace%20Akello', ['Middle', 'Oldest']],
      ['series=Walking%20in%20Faith', ['Oldest']],
      ['search=salvation', ['Newest']],
      ['search=Walking', ['Oldest']],
      ['search=Ocaya', ['Newest']],
      ['speaker=Pastor%20Grace%20Akello&category=teaching', ['Oldest']],
      ['sort=title', ['Middle', 'Newest', 'Oldest']],
      ['sort=date', ['Oldest', 'Middle', 'Newest']],
    ])('answers ?%s with %j', async (query, expected) => {
      expect(await titles(`?${query}`)).toEqual(expected);
    });

    it.each(['category=party', `speaker=${'x'.repeat(101)}`, 'sort=speaker'])('answers 400 for ?%s', async (query) => {
      expect((await api.send({ url: `/api/sermons?${query}` })).statusCode).toBe(400);
    });

    it('answers the first 160 plain characters of the description in the summary view', async () => {
      const [{ description } = { description: '' }] = await list('?view=summary&category=worship');
      expect(description).toMatch(/^Sing to the Lord a new song .*…$/);
      expect([...description].length).toBeLessThanOrEqual(160);
    });
  });

  it('GET /api/sermons/:id answers the parsed description', async () => {
    const { id } = await create({ description: 'Fear **not** <script>' });
    expect((await get(id)).content).toEqual([
      {
        tag: 'p',
        children: [{ text: 'Fear ' }, { tag: 'strong', children: [{ text: 'not' }] }, { text: ' <script>' }],
      },
    ]);
  });

  describe('POST and PUT /api/sermons', () => {
    // API-38, EDIT-28, DATA-33
    it('store every field', async () => {
      const request: SermonRequest = sermonRequest({
        tags: ['Grace', 'ŋat'],
        series: 'Romans',
        featuredImage: '/uploads/a.jpg',
        audioUrl: 'https://example.org/a.mp3',
        videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      });
      const sermon = await create(request);
      expect(sermon).toMatchObject({ ...request, status: 'published', updatedBy: 'admin' });
      expect(await get(sermon.id)).toMatchObject(request);
    });

    // EDIT-41
    it('need only a title', async () => {
      expect(await createItem<SermonResponse>(api, 'sermons', { title: ' Vigil ' })).toMatchObject({
        title: 'Vigil',
        status: 'draft',
        description: '',
        speaker: '',
        category: 'teaching',
        tags: [],
        series: null,
        audioUrl: null,
      });
    });

    // EDIT-12, EDIT-62
    it('read isPublished as isActive', async () => {
      expect((await create({ isActive: undefined, isPublished: true })).status).toBe('published');
    });

    // EDIT-45, EDIT-46
    it.each([
      ['2026-03-08T09:00', '2026-03-08T06:00:00.000Z'],
      ['2026-03-08', '2026-03-07T21:00:00.000Z'],
    ])('read the date %s as %s', async (date, expected) => {
      expect((await create({ date })).date).toBe(expected);
    });

    it.each([[undefined], [null], ['soon']])('read a missing or unreadable date (%s) as now', async (date) => {
      expect(Math.abs(Date.parse((await create({ date })).date) - Date.now())).toBeLessThan(5_000);
    });

    // API-43
    it('change the fields they are sent, empty blank ones, and leave the others', async () => {
      const sermon = await create({ series: 'Romans', audioUrl: '/uploads/a.mp3', tags: ['Faith'] });
      const answer = await api.send({
        method: 'PUT',
        url: `/api/sermons/${sermon.id}`,
        headers: api.as('admin'),
        payload: { title: 'New', series: '', audioUrl: '' },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { title: 'New', series: null, audioUrl: null, tags: ['Faith'], date: sermon.date, speaker: sermon.speaker },
      ]);
    });

    it.each([
      ['title', ''],
      ['title', 'x'.repeat(sermonLimits.title + 1)],
      ['description', 'x'.repeat(sermonLimits.description + 1)],
      ['speaker', 'x'.repeat(sermonLimits.speaker + 1)],
      ['speaker', 7],
      ['date', 5],
      ['category', 'party'],
      ['tags', Array.from({ length: sermonLimits.tags + 1 }, (_, index) => `t${index}`)],
      ['series', 'x'.repeat(sermonLimits.series + 1)],
      ['audioUrl', 'http://example.org/a.mp3'],
      ['videoUrl', 'javascript:alert(1)'],
      ['featuredImage', 'data:image/png;base64,x'],
      ['isActive', 'yes'],
      ['id', 1],
      ['audio', { bytes: 1, seconds: 1 }],
    ])('answer 400 for %s %j naming the field, and store nothing', async (field, value) => {
      const before = await api.database.repository(SermonEntity).count();
      const answer = await api.send({
        method: 'POST',
        url: '/api/sermons',
        headers: api.as('admin'),
        payload: { ...sermonRequest(), [field]: value },
      });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await api.database.repository(SermonEntity).count()).toBe(before);
    });

    it.each([
      [{}, 401],
      [{ 'x-admin-user': 'admin' }, 401],
      ['media', 403],
    ] as const)('allow admins only (%j)', async (who, expected) => {
      const headers = who === 'media' ? api.as('media') : who;
      expect(
        (await api.send({ method: 'POST', url: '/api/sermons', headers, payload: sermonRequest() })).statusCode,
      ).toBe(expected);
    });
  });

  // EDIT-08
  it('POST /api/sermons/preview answers the Markdown as the page shows it', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/sermons/preview',
      headers: api.as('admin'),
      payload: { description: '*Come*' },
    });
    expect(answer.json()).toEqual({ content: [{ tag: 'p', children: [{ tag: 'em', children: [{ text: 'Come' }] }] }] });
  });
});

describeOnAnyDatabase('sermons of a fresh site', (database) => {
  let api: TestApp;
  let sermons: SermonResponse[];
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
    sermons = (await api.send({ url: '/api/sermons' })).json();
  });
  afterAll(() => api.close());

  // SER-22, SER-23: sample sermons are ordinary rows, so an empty list means that the office has deleted them.
  it('are from the last Sundays before today, by several speakers', () => {
    expect(sermons).toHaveLength(8);
    for (const [index, { date }] of sermons.entries()) {
      const day = kampalaDay(new Date(date));
      expect([day < kampalaDay(new Date()), new Date(`${day}T00:00:00Z`).getUTCDay()]).toEqual([true, 0]);
      if (index > 0) expect(Date.parse(sermons[index - 1]?.date ?? '') - Date.parse(date)).toBe(7 * 86_400_000);
    }
    expect(new Set(sermons.map(({ speaker }) => speaker)).size).toBeGreaterThanOrEqual(4);
  });

  // DATA-09: each series of the fixed list has its sermons, so the count on its card is true.
  it('fill the three series', () => {
    const counts = Object.fromEntries(
      ['Walking in Faith', 'The Power of Prayer', 'Hope for the Family'].map((series) => [
        series,
        sermons.filter((sermon) => sermon.series === series).length,
      ]),
    );
    expect(counts).toEqual({ 'Walking in Faith': 2, 'The Power of Prayer': 2, 'Hope for the Family': 2 });
  });

  // SER-36
  it('have only quick topics as tags', () => {
    expect(
      sermons.flatMap(({ tags }) => tags).filter((tag) => !(sermonTopics as readonly string[]).includes(tag)),
    ).toEqual([]);
  });

  it('have sound and video, sound only, a video elsewhere, or none; files on this site have their true size and duration', async () => {
    const [latest] = sermons;
    expect(latest).toMatchObject({
      audio: { bytes: expect.any(Number), seconds: 65 },
      video: { bytes: expect.any(Number), seconds: 20 },
    });
    for (const [url, facts] of [
      [latest?.audioUrl, latest?.audio],
      [latest?.videoUrl, latest?.video],
    ] as const) {
      expect((await api.send({ url: url ?? '' })).rawPayload.length).toBe(facts?.bytes);
    }
    const has = (kind: 'audio' | 'video'): boolean[] => sermons.map((sermon) => sermon[`${kind}Url`] !== null);
    expect(has('audio').filter(Boolean)).toHaveLength(6);
    expect(sermons.find(({ videoUrl }) => videoUrl?.includes('youtube.com'))).toMatchObject({
      audioUrl: null,
      video: null,
    });
    expect(sermons.filter(({ audioUrl, videoUrl }) => audioUrl === null && videoUrl === null)).toHaveLength(1);
  });

  it('answer size and duration on their own page and after a change too', async () => {
    const [latest] = sermons;
    const { audio } = (await api.send({ url: `/api/sermons/${latest?.id}` })).json<SermonResponse>();
    expect(audio).toEqual(latest?.audio);
    const saved = await api.send({
      method: 'PUT',
      url: `/api/sermons/${latest?.id}`,
      headers: api.as('admin'),
      payload: { title: 'Called' },
    });
    expect(saved.json<SermonResponse>().audio).toEqual(audio);
  });
});

describe('seeded sermons', () => {
  it.each([
    ['on a Saturday', '2026-11-21T12:00:00Z', '2026-11-15T06:00:00.000Z'],
    ['on a Sunday morning, before the service', '2026-11-22T05:00:00Z', '2026-11-15T06:00:00.000Z'],
    ['in the first hours of a Sunday in Kampala', '2026-11-21T22:00:00Z', '2026-11-15T06:00:00.000Z'],
    ['on a Monday', '2026-11-23T05:00:00Z', '2026-11-22T06:00:00.000Z'],
  ])('created %s start with the last Sunday', async (_when, now, expected) => {
    const api = await startTestApp();
    await api.app.get(Seeder).run(new Date(now));
    expect((await api.send({ url: '/api/sermons?limit=1' })).json<SermonResponse[]>()[0]?.date).toBe(expected);
    await api.close();
  });
});
