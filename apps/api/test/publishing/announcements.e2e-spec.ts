import { announcementLimits, announcementPriorities } from '@ministry/domain';
import type { AnnouncementResponse } from '../../src/publishing/announcements/announcement.dto.ts';
import { AnnouncementEntity } from '../../src/publishing/announcements/announcement.entity.ts';
import { announcementRequest, createItem, dayFromNow } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('announcements', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const create = (own: object = {}): Promise<AnnouncementResponse> =>
    createItem(api, 'announcements', { ...announcementRequest(), ...own });
  const titles = async (query: string, headers: Record<string, string> = {}): Promise<string[]> =>
    (await api.send({ url: `/api/announcements${query}`, headers }))
      .json<AnnouncementResponse[]>()
      .map(({ title }) => title);
  /** Creates an announcement whose last day is past. */
  async function createPast(title: string): Promise<number> {
    const { id } = await create({ title });
    await api.database.repository(AnnouncementEntity).update(id, { validUntil: dayFromNow(-1) });
    return id;
  }

  describe('GET /api/announcements', () => {
    beforeAll(async () => {
      await createPast('Past');
      await create({ title: 'Older, high', priority: 'high', date: '2026-01-01T06:00:00Z' });
      await create({ title: 'Until today', priority: 'low', validUntil: dayFromNow(0), date: '2026-03-01T06:00:00Z' });
    });

    // API-21, API-37; decisions.md: after `validUntil` an announcement is no longer public.
    it('answers everyone, newest first, including the last valid day in Kampala', async () => {
      const answer = await api.send({ url: '/api/announcements' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual([
        expect.objectContaining({ title: 'Until today', validUntil: dayFromNow(0), isActive: true }),
        expect.objectContaining({ title: 'Older, high', priority: 'high', isActive: true }),
      ]);
    });

    it.each([
      ['priority=high', ['Older, high']],
      ['search=until', ['Until today']],
      ['sort=title', ['Older, high', 'Until today']],
      ['sort=-validUntil', ['Older, high', 'Until today']],
    ])('answers ?%s with %j', async (query, expected) => {
      expect(await titles(`?${query}`)).toEqual(expected);
    });

    it('hides an expired one by id too, except from an admin, who finds it with status=all', async () => {
      const id = await createPast('Past as well');
      expect((await api.send({ url: `/api/announcements/${id}` })).statusCode).toBe(404);
      expect((await api.send({ url: `/api/announcements/${id}`, headers: api.as('admin') })).json()).toMatchObject({
        status: 'published',
        validUntil: dayFromNow(-1),
      });
      expect(await titles('?status=current', api.as('admin'))).toContain('Past as well');
    });

    it('filters by current and expired for admins only', async () => {
      await createPast('Over and done');
      await create({ title: 'Over and over', isActive: false });
      const found = (query: string): Promise<string[]> =>
        titles(`?search=over+and&sort=title&${query}`, api.as('admin'));
      expect(await found('validity=ended')).toEqual(['Over and done']);
      expect(await found('validity=any')).toEqual(['Over and done']);
      expect(await found('')).toEqual([]);
      expect(await found('status=current')).toEqual(['Over and done', 'Over and over']);
      expect(await found('status=current&validity=running')).toEqual(['Over and over']);
      expect((await api.send({ url: '/api/announcements?validity=running' })).statusCode).toBe(200);
      for (const validity of ['ended', 'any']) {
        expect((await api.send({ url: `/api/announcements?validity=${validity}` })).statusCode).toBe(401);
        expect(
          (await api.send({ url: `/api/announcements?validity=${validity}`, headers: api.as('media') })).statusCode,
        ).toBe(403);
      }
      expect((await api.send({ url: '/api/announcements?validity=past' })).statusCode).toBe(400);
    });
  });

  // DATA-07, DATA-08, ANN-10, ANN-27: everyone gets the same full shape, including createdAt, priority, date and validUntil.
  it('stores every field and shows it to visitors too', async () => {
    const request = announcementRequest({
      priority: 'high',
      featuredImage: '/uploads/a.jpg',
      date: '2026-03-01T06:00:00.000Z',
    });
    const { id } = await create(request);
    expect((await api.send({ url: `/api/announcements/${id}` })).json()).toEqual({
      ...request,
      id,
      richText: [
        {
          tag: 'p',
          children: [{ text: 'We meet ' }, { tag: 'strong', children: [{ text: 'each evening' }] }, { text: '.' }],
        },
      ],
      isActive: true,
      status: 'published',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('answers parsed Markdown in the list, and short plain text in its summary', async () => {
    await create({ title: 'Long', content: `**Come** ${'and pray with us '.repeat(20)}` });
    const of = async (view: string): Promise<AnnouncementResponse | undefined> =>
      (await api.send({ url: `/api/announcements?search=Long&view=${view}` })).json<AnnouncementResponse[]>()[0];
    expect((await of('full'))?.richText[0]).toMatchObject({ tag: 'p' });
    const summary = await of('summary');
    expect([
      summary?.content.startsWith('Come and pray'),
      summary && [...summary.content].length <= 160,
      summary?.richText,
    ]).toEqual([true, true, []]);
  });

  it('answers pictures of our own in the text, and only the words of all others, and finds both by their words', async () => {
    const src = `/uploads/${'5f1d7a84c0de'.repeat(2)}-1200x800.jpg`;
    const content = `Come.\n\n![The Easter choir](${src})\n\n![A foreign band](https://example.org/a.jpg)`;
    await create({ title: 'Pictured', content });
    const of = async (query: string) =>
      (await api.send({ url: `/api/announcements?${query}` })).json<AnnouncementResponse[]>()[0];
    expect((await of('search=Pictured'))?.richText).toEqual([
      { tag: 'p', children: [{ text: 'Come.' }] },
      { tag: 'picture', src, children: [{ text: 'The Easter choir' }] },
      { tag: 'p', children: [{ text: 'A foreign band' }] },
    ]);
    expect((await of('search=Pictured&view=summary'))?.content).toBe('Come. A foreign band');
    expect((await of('search=Easter+choir'))?.title).toBe('Pictured');
  });

  describe('POST /api/announcements', () => {
    // ANN-13, ANN-21, API-41, API-61
    it('defaults to medium priority, published, from now', async () => {
      const { priority, date, status } = await createItem<AnnouncementResponse>(api, 'announcements', {
        title: 'Choir',
        content: 'Saturday',
        validUntil: dayFromNow(3),
      });
      expect([priority, status, Math.abs(Date.parse(date) - Date.now()) < 5_000]).toEqual([
        'medium',
        'published',
        true,
      ]);
    });

    it.each([[{ isActive: false }], [{ isPublished: false }]])('creates a draft with %j', async (own) => {
      expect((await create(own)).status).toBe('draft');
    });

    // ANN-12
    it.each(['low', 'medium', 'high'] as const)('accepts the priority %s', async (priority) => {
      expect((await create({ priority })).priority).toBe(priority);
    });

    it.each([
      ['2031-03-05', '2031-03-05'],
      ['2031-03-05T22:30:00.000Z', '2031-03-06'],
      ['2031-03-05T22:30', '2031-03-05'],
    ])('reads the last day %s as %s', async (validUntil, expected) => {
      expect((await create({ validUntil })).validUntil).toBe(expected);
    });

    // ANN-18, ANN-19, ANN-20
    it.each([
      ['title', undefined],
      ['title', '  '],
      ['content', undefined],
      ['content', ''],
      ['content', 'x'.repeat(announcementLimits.content + 1)],
      ['validUntil', undefined],
      ['validUntil', ''],
      ['validUntil', null],
      ['validUntil', 'next week'],
      ['validUntil', '2031-02-30'],
      ['validUntil', 5],
      ['priority', 'urgent'],
      ['date', 5],
      ['featuredImage', 'http://example.org/a.jpg'],
      ['isActive', 'yes'],
      ['createdAt', '2031-01-01'],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const before = await api.database.repository(AnnouncementEntity).count();
      const answer = await api.send({
        method: 'POST',
        url: '/api/announcements',
        headers: api.as('admin'),
        payload: { ...announcementRequest(), [field]: value },
      });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await api.database.repository(AnnouncementEntity).count()).toBe(before);
    });
  });

  // ADM-23, ADM-28: the specification's client sent no credential with these requests.
  it.each([
    ['POST', '', 401],
    ['PUT', '/1', 401],
    ['DELETE', '/1', 401],
  ] as const)('%s is refused without a credential, whatever other header is sent', async (method, path, expected) => {
    for (const headers of [{}, { 'x-admin-user': 'admin' }]) {
      expect(
        (
          await api.send({
            method,
            url: `/api/announcements${path}`,
            headers,
            ...(method === 'DELETE' ? {} : { payload: announcementRequest() }),
          })
        ).statusCode,
      ).toBe(expected);
    }
  });

  // ANN-22, API-46, API-62
  it('PUT changes the fields it is sent and leaves the others', async () => {
    const { id } = await create({ priority: 'high', featuredImage: '/uploads/a.jpg' });
    const answer = await api.send({
      method: 'PUT',
      url: `/api/announcements/${id}`,
      headers: api.as('admin'),
      payload: { title: 'New', content: 'New', validUntil: '2031-01-01' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        title: 'New',
        content: 'New',
        validUntil: '2031-01-01',
        priority: 'high',
        featuredImage: '/uploads/a.jpg',
        status: 'published',
      },
    ]);
  });

  // ANN-23, API-63
  it('DELETE removes it from the list', async () => {
    const { id } = await create();
    expect(
      (await api.send({ method: 'DELETE', url: `/api/announcements/${id}`, headers: api.as('admin') })).json(),
    ).toMatchObject({ id, status: 'deleted' });
    expect((await api.send({ url: `/api/announcements/${id}` })).statusCode).toBe(404);
  });

  it('POST /preview answers the Markdown as the card shows it', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/announcements/preview',
      headers: api.as('admin'),
      payload: { description: '*Come*' },
    });
    expect(answer.json()).toEqual({ content: [{ tag: 'p', children: [{ tag: 'em', children: [{ text: 'Come' }] }] }] });
  });
});

describeOnAnyDatabase('announcements of a fresh site', (database) => {
  it('are four, one of each priority at least, all still valid', async () => {
    const api = await startTestApp({ database, seed: true });
    const announcements = (await api.send({ url: '/api/announcements' })).json<AnnouncementResponse[]>();
    expect(announcements).toHaveLength(4);
    expect(new Set(announcements.map(({ priority }) => priority))).toEqual(new Set(announcementPriorities));
    for (const { validUntil } of announcements) expect(String(validUntil) > dayFromNow(7)).toBe(true);
    await api.close();
  });
});
