import { Seeder } from '../../src/platform/seed/seeder.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { createEvent, inDays } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Listed {
  id: number;
  title: string;
  description: string;
  status: string;
  updatedBy?: string;
}

describeOnAnyDatabase('GET /api/events', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await createEvent(api, { title: 'Past crusade', category: 'crusade', date: inDays(-30), endDate: inDays(-29) });
    await createEvent(api, { title: 'Older fellowship', category: 'fellowship', date: inDays(-60) });
    await createEvent(api, {
      title: 'Later conference',
      date: inDays(40),
      description: `# Come\n\n${'Words of *hope*. '.repeat(40)}`,
    });
    await createEvent(api, {
      title: 'Sooner youth night',
      category: 'youth',
      date: inDays(3),
      location: 'Crown of Glory hall, 100% free_entry',
    });
    await createEvent(api, { title: 'Camp under way', date: inDays(-1), endDate: inDays(1) });
    await createEvent(api, { title: 'A draft', isActive: false });
    const archived = await createEvent(api, { title: 'An archived one' });
    const deleted = await createEvent(api, { title: 'A deleted one' });
    await api.send({
      method: 'POST',
      url: '/api/events/bulk',
      headers: api.as('admin'),
      payload: { action: 'archive', items: [archived.id] },
    });
    await api.send({ method: 'DELETE', url: `/api/events/${deleted.id}`, headers: api.as('admin') });
  });
  afterAll(() => api.close());

  const list = async (query = '', headers: Record<string, string> = {}): Promise<Listed[]> =>
    (await api.send({ url: `/api/events${query}`, headers })).json<Listed[]>();
  const titles = async (query = '', headers: Record<string, string> = {}): Promise<string[]> =>
    (await list(query, headers)).map((event) => event.title);

  // API-18, API-37
  it('lists published events for visitors: upcoming ones soonest first, then past ones latest first', async () => {
    expect(await titles()).toEqual([
      'Camp under way',
      'Sooner youth night',
      'Later conference',
      'Past crusade',
      'Older fellowship',
    ]);
  });

  // API-81
  it('answers the total beside one page', async () => {
    const answer = await api.send({ url: '/api/events?limit=2&offset=1' });
    expect(answer.headers['x-total-count']).toBe('5');
    expect(answer.json<Listed[]>().map((event) => event.title)).toEqual(['Sooner youth night', 'Later conference']);
  });

  it.each([
    ['?when=upcoming', ['Camp under way', 'Sooner youth night', 'Later conference']],
    ['?when=past', ['Past crusade', 'Older fellowship']],
    ['?category=youth', ['Sooner youth night']],
    ['?search=CRUSADE', ['Past crusade']],
    ['?search=crown%20of', ['Sooner youth night']],
    ['?search=100%25%20free_', ['Sooner youth night']],
    ['?search=%25%25', []],
    ['?sort=title', ['Camp under way', 'Later conference', 'Older fellowship', 'Past crusade', 'Sooner youth night']],
    ['?sort=-date', ['Later conference', 'Sooner youth night', 'Camp under way', 'Past crusade', 'Older fellowship']],
    ['?sort=date&when=past', ['Older fellowship', 'Past crusade']],
    ['?sort=updatedAt&limit=1', ['Past crusade']],
    ['?offset=100', []],
  ])('answers %s with %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('shortens descriptions to 160 characters of plain text in the summary view', async () => {
    const [event] = await list('?view=summary&search=Later');
    expect(event?.description).toMatch(/^Words of hope\. .*…$/);
    const { length } = [...(event?.description ?? '')];
    expect(length).toBeLessThanOrEqual(160);
    expect(length).toBeGreaterThan(150);
    expect((await list('?search=Later'))[0]?.description).toContain('*hope*');
  });

  describe('for an admin', () => {
    it.each([
      ['draft', ['A draft']],
      ['archived', ['An archived one']],
      ['deleted', ['A deleted one']],
    ])('lists the events with status=%s', async (status, expected) => {
      const events = await list(`?status=${status}`, api.as('admin'));
      expect(events.map((event) => event.title)).toEqual(expected);
      expect(events.map((event) => event.status)).toEqual([status]);
    });

    it('lists all but the deleted with status=all, and without the archived with status=current', async () => {
      expect(await titles('?status=all', api.as('admin'))).toHaveLength(7);
      expect(await titles('?status=current', api.as('admin'))).toHaveLength(6);
    });

    it('shows who changed an event last, which visitors do not see', async () => {
      expect((await list('', api.as('admin')))[0]?.updatedBy).toBe('admin');
      expect((await list())[0]).not.toHaveProperty('updatedBy');
    });
  });

  it.each(['draft', 'archived', 'deleted', 'current', 'all'])('answers status=%s to admins only', async (status) => {
    expect((await api.send({ url: `/api/events?status=${status}` })).statusCode).toBe(401);
    expect((await api.send({ url: `/api/events?status=${status}`, headers: api.as('media') })).statusCode).toBe(403);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['sort=location', 'sort'],
    ['view=short', 'view'],
    ['when=soon', 'when'],
    ['status=hidden', 'status'],
    ['category=party', 'category'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a%00b', 'search'],
    ['page=2', 'page'],
  ])('answers 400 for ?%s naming the field', async (query, field) => {
    const answer = await api.send({ url: `/api/events?${query}` });
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  describe('GET /api/events/:id', () => {
    it('answers the parsed description, with links only to allowed addresses', async () => {
      const { id } = await createEvent(api, {
        description: '# Come\n\n<script>alert(1)</script> [page](https://example.org) [trap](javascript:alert(1))',
      });
      const event = (await api.send({ url: `/api/events/${id}` })).json<{ seatsLeft: null; content: unknown }>();
      expect(event.content).toEqual([
        { tag: 'h2', children: [{ text: 'Come' }] },
        {
          tag: 'p',
          children: [
            { text: '<script>alert(1)</script> ' },
            { tag: 'a', href: 'https://example.org', children: [{ text: 'page' }] },
            { text: ' [trap](javascript:alert(1))' },
          ],
        },
      ]);
      expect(event.seatsLeft).toBeNull();
      await api.send({ method: 'DELETE', url: `/api/events/${id}`, headers: api.as('admin') });
    });

    it('answers 404 to visitors and the media team while it is not published, and 200 to an admin', async () => {
      const [draft] = await list('?status=draft', api.as('admin'));
      const statuses = await Promise.all(
        [{}, api.as('media'), api.as('admin')].map(
          async (headers) => (await api.send({ url: `/api/events/${draft?.id}`, headers })).statusCode,
        ),
      );
      expect(statuses).toEqual([404, 404, 200]);
    });

    it.each(['0', '-1', '1.5', 'abc', '99999999999', '%00', '1%20OR%201=1'])(
      'answers 400 for the id %s',
      async (id) => {
        expect((await api.send({ url: `/api/events/${id}` })).statusCode).toBe(400);
      },
    );

    it('answers 404 for an unknown id', async () => {
      expect((await api.send({ url: '/api/events/123456' })).json()).toMatchObject({
        statusCode: 404,
        code: 'NOT_FOUND',
        message: 'There is no such event.',
      });
    });

    it('answers a change as soon as it is saved', async () => {
      const event = await createEvent(api, { title: 'Before' });
      const title = async (): Promise<string> =>
        (await api.send({ url: `/api/events/${event.id}` })).json<Listed>().title;
      expect(await title()).toBe('Before');
      await api.send({
        method: 'PUT',
        url: `/api/events/${event.id}`,
        headers: api.as('admin'),
        payload: { title: 'After', category: 'service' },
      });
      expect(await title()).toBe('After');
      await api.send({ method: 'DELETE', url: `/api/events/${event.id}`, headers: api.as('admin') });
      expect((await api.send({ url: `/api/events/${event.id}` })).statusCode).toBe(404);
    });
  });

  describe('GET /api/events/:id/calendar.ics', () => {
    it('answers time and place in UTC, with the address of the page, folded as RFC 5545 says', async () => {
      const event = await createEvent(api, {
        title: 'Prayer; with Ŋina, Acayo & friends ' + 'ŋ'.repeat(60),
        date: '2031-12-05T21:00',
        endDate: '2031-12-06T05:00',
        description: '**Come** early.',
      });
      const answer = await api.send({ url: `/api/events/${event.id}/calendar.ics` });
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.body).toContain('DTSTART:20311205T180000Z\r\n');
      expect(answer.body).toContain('DTEND:20311206T020000Z\r\n');
      expect(answer.body).toContain(`UID:event-${event.id}@localhost\r\n`);
      const lines = answer.body.split('\r\n');
      expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const unfolded = answer.body.replaceAll('\r\n ', '');
      expect(unfolded).toContain('SUMMARY:Prayer\\; with Ŋina\\, Acayo & friends ŋŋŋ');
      expect(unfolded).toContain(`URL;VALUE=URI:${api.config.publicUrl}/events/${event.id}\r\n`);
      expect(unfolded).toContain('DESCRIPTION:Come early.\r\n');
    });

    it('answers 404 for a draft', async () => {
      const draft = await createEvent(api, { isActive: false });
      expect((await api.send({ url: `/api/events/${draft.id}/calendar.ics` })).statusCode).toBe(404);
    });
  });
});

describeOnAnyDatabase('events of a fresh site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const list = async (query: string): Promise<EventResponse[]> =>
    (await api.send({ url: `/api/events${query}` })).json();

  // EVT-16, EVT-17
  it('are six upcoming ones and one past one, as the specification says', async () => {
    const upcoming = await list('?when=upcoming');
    expect(upcoming).toHaveLength(6);
    expect(upcoming.map((event) => event.attendeeLimit)).toEqual(expect.arrayContaining([25_000, 1_000, 500, null]));
    expect(await list('?when=past')).toHaveLength(1);
    for (const event of upcoming) expect(Date.parse(event.endDate ?? '')).toBeGreaterThan(Date.parse(event.date));
  });

  it('are seeded once, and never again after an admin has deleted them', async () => {
    const events = await list('');
    await api.send({
      method: 'POST',
      url: '/api/events/bulk',
      headers: api.as('admin'),
      payload: { action: 'delete', items: events.map(({ id }) => id) },
    });
    await api.app.get(Seeder).run();
    expect(await list('')).toEqual([]);
  });
});
