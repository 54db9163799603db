import { eventLimits } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { createEvent, eventRequest, inDays, registrationRequest } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Refusal {
  code: string;
  message: string;
  fields: Record<string, string>;
}

describeOnAnyDatabase('events in the admin console', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const send = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await api.send({
      method,
      url: `/api/events${url}`,
      headers: api.as('admin'),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const create = (own: object): Promise<{ status: number; body: EventResponse }> =>
    send('POST', '', { ...eventRequest(), ...own });
  const refuse = (own: object): Promise<{ status: number; body: Refusal }> =>
    send('POST', '', { ...eventRequest(), ...own });
  const audit = async (
    id: number,
  ): Promise<{ action: string; actor: string; before: EventResponse | null; after: EventResponse | null }[]> =>
    (await api.send({ url: `/api/audit-log?entity=event&entityId=${id}`, headers: api.as('admin') })).json();
  const register = (id: number, own: object = {}): Promise<{ statusCode: number }> =>
    api.send({
      method: 'POST',
      url: `/api/events/${id}/register`,
      payload: registrationRequest(id, own as Record<string, unknown>),
    });

  describe('POST /api/events', () => {
    // API-39, DATA-05
    it('creates an event with every field it is sent', async () => {
      const request = eventRequest({
        endDate: inDays(16),
        tags: ['prayer', 'ŋat', '🙏🏾'],
        featuredImage: '/uploads/a.webp',
        eventPhotos: ['https://example.org/b.jpg'],
        attendeeLimit: 500,
      });
      const { status: code, body } = await create(request);
      expect(code).toBe(201);
      expect(body).toMatchObject({
        ...request,
        status: 'published',
        seatsTaken: 0,
        seatsLeft: 500,
        updatedBy: 'admin',
      });
      expect((await send<EventResponse>('GET', `/${body.id}`)).body).toMatchObject(body);
    });

    it('needs only a title and a category, and creates a draft', async () => {
      const { body } = await send<EventResponse>('POST', '', { title: '  Vigil ', category: 'service' });
      expect(body).toMatchObject({
        title: 'Vigil',
        status: 'draft',
        description: '',
        location: '',
        endDate: null,
        tags: [],
        attendeeLimit: null,
        registrationRequired: false,
      });
    });

    // EDIT-62
    it('reads isPublished as isActive', async () => {
      expect((await create({ isActive: undefined, isPublished: true })).body.status).toBe('published');
    });

    // EDIT-45
    it.each([
      ['2031-03-05T09:00', '2031-03-05T06:00:00.000Z'],
      ['2031-03-05', '2031-03-04T21:00:00.000Z'],
      ['2031-03-05T09:00:00+01:00', '2031-03-05T08:00:00.000Z'],
      ['2031-03-05T09:00:00Z', '2031-03-05T09:00:00.000Z'],
    ])('reads the date %s as %s', async (date, expected) => {
      expect((await create({ date })).body.date).toBe(expected);
    });

    // EDIT-46
    it.each([[undefined], [null], [''], ['soon'], ['2031-99-99'], ['0001-01-01']])(
      'reads a missing or unreadable date (%s) as now',
      async (date) => {
        const before = Date.now();
        const saved = Date.parse((await create({ date })).body.date);
        expect(saved).toBeGreaterThanOrEqual(before);
        expect(saved).toBeLessThanOrEqual(Date.now());
      },
    );

    it.each([
      [{ date: '2026-02-30T10:00:00Z' }, 'date', 'Date must be a day that exists, written like 2027-03-31T10:00'],
      [{ endDate: '2026-11-31T09:00' }, 'endDate', 'End date must be a day that exists, written like 2027-03-31T10:00'],
    ])('answers 400 for a day that no calendar has: %j', async (dates, field, message) => {
      const answer = await api.send({
        method: 'POST',
        url: '/api/events',
        headers: api.as('admin'),
        payload: { title: 'A night of song', category: 'service', ...dates },
      });
      expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([400, { [field]: message }]);
    });

    // EDIT-47
    it('ignores an unreadable end date', async () => {
      expect((await create({ endDate: 'late' })).body.endDate).toBeNull();
    });

    // EDIT-48, EVT-15
    it.each([
      ['250', 250],
      ['', null],
      [null, null],
    ])('reads the attendee limit %j as %j', async (attendeeLimit, expected) => {
      expect((await create({ attendeeLimit })).body.attendeeLimit).toBe(expected);
    });

    it('answers 400 for an end before the beginning', async () => {
      const { status: code, body } = await refuse({ date: inDays(3), endDate: inDays(2) });
      expect([code, body.fields]).toEqual([400, { endDate: 'End date must not be before the date' }]);
    });

    // EDIT-41, EVT-14
    it.each([
      ['title', undefined],
      ['title', ''],
      ['title', '   '],
      ['title', 'x'.repeat(eventLimits.title + 1)],
      ['title', 'two\nlines'],
      ['title', 'bell\u0007'],
      ['title', 5],
      ['title', ['a']],
      ['title', { a: 1 }],
      ['description', 'x'.repeat(eventLimits.description + 1)],
      ['description', 'nul\u0000'],
      ['description', 7],
      ['date', 5],
      ['date', {}],
      ['date', ['2031-01-01']],
      ['endDate', true],
      ['location', 'x'.repeat(eventLimits.location + 1)],
      ['location', 3],
      ['category', undefined],
      ['category', 'party'],
      ['category', ['youth']],
      ['tags', 'prayer'],
      ['tags', [5]],
      ['tags', ['x'.repeat(eventLimits.tag + 1)]],
      ['tags', Array.from({ length: eventLimits.tags + 1 }, (_, index) => `t${index}`)],
      ['featuredImage', 'http://example.org/a.jpg'],
      ['featuredImage', 'javascript:alert(1)'],
      ['featuredImage', '//example.org/a.jpg'],
      ['featuredImage', `https://example.org/${'x'.repeat(eventLimits.url)}`],
      ['eventPhotos', 'https://example.org/a.jpg'],
      ['eventPhotos', ['data:text/html,x']],
      ['eventPhotos', Array.from({ length: eventLimits.photos + 1 }, (_, index) => `https://example.org/${index}`)],
      ['eventPhotos', Array.from({ length: 40 }, (_, index) => `https://example.org/${index}${'x'.repeat(1_900)}`)],
      ['attendeeLimit', 0],
      ['attendeeLimit', -5],
      ['attendeeLimit', 1.5],
      ['attendeeLimit', eventLimits.attendeeLimit + 1],
      ['attendeeLimit', 'many'],
      ['registrationRequired', 'yes'],
      ['isActive', 1],
      ['isPublished', 'true'],
      ['seatsTaken', 3],
      ['id', 1],
      ['status', 'published'],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const rows = (): Promise<number> => api.database.repository(EventEntity).count();
      const before = await rows();
      const { status: code, body } = await refuse({ [field]: value });
      expect([code, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION_FAILED', [field]]);
      expect(await rows()).toBe(before);
    });

    it('answers 400 for half a character, which no database can store', async () => {
      const payload = JSON.stringify(eventRequest()).replace('Harvest', '\\ud800');
      const answer = await api.send({
        method: 'POST',
        url: '/api/events',
        headers: { ...api.as('admin'), 'content-type': 'application/json' },
        payload,
      });
      expect([answer.statusCode, answer.json<Refusal>().fields]).toEqual([
        400,
        { title: 'Title must not contain characters that cannot be stored' },
      ]);
    });

    it.each([
      ['nobody', {}, 401],
      ['the media team', 'media', 403],
      ['the header of old', { 'x-admin-user': 'admin' }, 401],
    ] as const)('refuses %s', async (_who, credential, expected) => {
      const headers = credential === 'media' ? api.as('media') : credential;
      expect(
        (await api.send({ method: 'POST', url: '/api/events', headers, payload: eventRequest() })).statusCode,
      ).toBe(expected);
    });
  });

  describe('PUT /api/events/:id', () => {
    // API-44
    it('changes the fields it is sent and leaves the others', async () => {
      const event = await createEvent(api, { location: 'Gulu', attendeeLimit: 40, tags: ['a'], endDate: inDays(15) });
      const { status: code, body } = await send<EventResponse>('PUT', `/${event.id}`, {
        title: 'Moved',
        category: 'youth',
        endDate: null,
        attendeeLimit: null,
      });
      expect([code, body]).toMatchObject([
        200,
        {
          title: 'Moved',
          category: 'youth',
          endDate: null,
          attendeeLimit: null,
          location: 'Gulu',
          tags: ['a'],
          date: event.date,
          status: 'published',
        },
      ]);
      expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(event.updatedAt));
    });

    it('records who changed what, with the values before and after', async () => {
      const event = await createEvent(api, { title: 'First' });
      await send('PUT', `/${event.id}`, { title: 'Second', category: 'service' });
      const [change, creation] = await audit(event.id);
      expect(creation).toMatchObject({ action: 'created', actor: 'admin', before: null, after: { title: 'First' } });
      expect(change).toMatchObject({
        action: 'updated',
        actor: 'admin',
        before: { title: 'First' },
        after: { title: 'Second' },
      });
    });

    it('refuses a limit below the seats taken, and accepts one equal to them', async () => {
      const event = await createEvent(api, { attendeeLimit: 10 });
      await register(event.id);
      await register(event.id, { firstName: 'Joy' });
      const low = await send<Refusal>('PUT', `/${event.id}`, eventRequest({ attendeeLimit: 1 }));
      expect([low.status, low.body.code, low.body.fields]).toEqual([
        409,
        'LIMIT_BELOW_SEATS_TAKEN',
        { attendeeLimit: 'Attendee limit must not be below the 2 seats already taken' },
      ]);
      expect((await send<EventResponse>('PUT', `/${event.id}`, eventRequest({ attendeeLimit: 2 }))).body).toMatchObject(
        { attendeeLimit: 2, seatsLeft: 0 },
      );
      expect((await register(event.id, { firstName: 'Grace' })).statusCode).toBe(409);
    });

    it('refuses a date after the stored end', async () => {
      const event = await createEvent(api, { date: inDays(1), endDate: inDays(2) });
      expect(
        (await send<Refusal>('PUT', `/${event.id}`, { title: 'x', category: 'youth', date: inDays(5) })).body.fields,
      ).toHaveProperty('endDate');
    });

    it('answers 404 for an unknown and for a deleted event', async () => {
      const event = await createEvent(api);
      await send('DELETE', `/${event.id}`);
      expect((await send('PUT', `/${event.id}`, eventRequest())).status).toBe(404);
      expect((await send('PUT', '/999999', eventRequest())).status).toBe(404);
    });
  });

  describe('POST /api/events/:id/duplicate', () => {
    // EDIT-37, EDIT-38, EDIT-39
    it("makes a draft with '(Copy)' after the title and no registrations", async () => {
      const event = await createEvent(api, { title: 'Camp', attendeeLimit: 5 });
      await register(event.id);
      const { status: code, body } = await send<EventResponse>('POST', `/${event.id}/duplicate`);
      expect([code, body]).toMatchObject([
        201,
        { title: 'Camp (Copy)', status: 'draft', attendeeLimit: 5, seatsTaken: 0 },
      ]);
      expect(body.id).not.toBe(event.id);
      expect((await audit(body.id))[0]).toMatchObject({ action: 'duplicated' });
    });

    it('shortens a title that would become too long', async () => {
      const event = await createEvent(api, { title: 'x'.repeat(200) });
      const { title } = (await send<EventResponse>('POST', `/${event.id}/duplicate`)).body;
      expect([title.length, title.endsWith('x (Copy)')]).toEqual([200, true]);
    });
  });

  describe('DELETE /api/events/:id and POST /:id/restore', () => {
    it('remove an event and restore it with its attendees', async () => {
      const event = await createEvent(api);
      await register(event.id);
      expect((await send<EventResponse>('DELETE', `/${event.id}`)).body).toMatchObject({
        id: event.id,
        status: 'deleted',
      });
      expect((await api.send({ url: `/api/events/${event.id}` })).statusCode).toBe(404);
      expect((await send<EventResponse>('POST', `/${event.id}/restore`)).body).toMatchObject({
        status: 'published',
        seatsTaken: 1,
      });
      expect((await send<unknown[]>('GET', `/${event.id}/registrations`)).body).toHaveLength(1);
    });

    it('remove it for good after thirty days, with the personal data of its attendees', async () => {
      const [saved, gone] = [await createEvent(api), await createEvent(api)];
      for (const { id } of [saved, gone]) {
        await register(id, { email: `sweep${id}@example.org` });
        await send('DELETE', `/${id}`);
      }
      const day = 86_400_000;
      await api.database.repository(EventEntity).update(gone.id, { deletedAt: new Date(Date.now() - 31 * day) });
      await api.database.repository(EventEntity).update(saved.id, { deletedAt: new Date(Date.now() - 29 * day) });
      expect(await api.app.get(Retention).applyTo('Deleted content', new Date())).toBe(1);
      expect(await api.database.repository(EventRegistration).countBy({ eventId: gone.id })).toBe(0);
      expect((await send('POST', `/${gone.id}/restore`)).status).toBe(404);
      expect((await send('POST', `/${saved.id}/restore`)).status).toBe(200);
    });
  });

  // EDIT-08
  it('POST /api/events/preview answers the Markdown as the page shows it', async () => {
    const { body } = await send('POST', '/preview', { description: '1. **Come**' });
    expect(body).toEqual({
      content: [{ tag: 'ol', children: [{ tag: 'li', children: [{ tag: 'strong', children: [{ text: 'Come' }] }] }] }],
    });
  });
});
