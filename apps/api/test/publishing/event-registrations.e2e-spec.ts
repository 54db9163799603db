import { eventLimits } from '@ministry/domain';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import type {
  EventAttendeeResponse,
  EventRegistrationResponse,
} from '../../src/publishing/events/event-registration.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { createEvent, inDays, registrationRequest } from '../factories/event.ts';
import { formOutcome } from '../factories/people.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

interface Refusal {
  code: string;
  fields: Record<string, string>;
}

describeOnEachDatabase('POST /api/events/:id/register', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const register = async (
    id: number,
    own: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: EventRegistrationResponse & Refusal }> => {
    const payload = registrationRequest(id, own);
    // Many callers wait for the row of one event; on a slow machine one of them may be asked to retry.
    const answer = await untilServed(() =>
      api.send({ method: 'POST', url: `/api/events/${id}/register`, headers, payload }),
    );
    return { status: answer.statusCode, body: answer.json() };
  };
  const read = async (id: number): Promise<EventResponse> =>
    (await api.send({ url: `/api/events/${id}` })).json<EventResponse>();
  const attendees = async (id: number): Promise<EventAttendeeResponse[]> =>
    (await api.send({ url: `/api/events/${id}/registrations`, headers: api.as('admin') })).json();
  const messages = (recipient: string): Promise<OutboxMessage[]> =>
    api.database.repository(OutboxMessage).find({ where: { recipient }, order: { id: 'ASC' } });

  // EVT-19, EVT-20, API-19, DATA-12
  it('answers 201 with the registration and takes a seat, which the next reader sees', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 10 });
    expect(await read(id)).toMatchObject({ seatsTaken: 0, seatsLeft: 10 });
    const { status, body } = await register(id, {
      phone: '0772 123 456',
      specialRequests: 'A wheelchair, please.\nThank you.',
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        eventId: id,
        confirmationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
        ticket: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{11,}$/),
        firstName: 'Mary',
        lastName: 'Akello',
        email: 'mary.akello@example.org',
        others: [],
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      },
    ]);
    expect(await read(id)).toMatchObject({ seatsTaken: 1, seatsLeft: 9 });
    expect(await attendees(id)).toMatchObject([
      {
        phone: '+256772123456',
        specialRequests: 'A wheelchair, please.\nThank you.',
        confirmationCode: body.confirmationCode,
      },
    ]);
  });

  // EVT-20
  it('answers 200 and the same registration without its code to the same person, however the name is written', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 1 });
    const first = await register(id);
    const again = await register(id, { firstName: ' MARY ', lastName: 'akello', email: 'Mary.Akello@Example.org' });
    expect([again.status, again.body]).toEqual([200, { ...first.body, confirmationCode: null, ticket: null }]);
    expect(await read(id)).toMatchObject({ seatsTaken: 1, seatsLeft: 0 });
  });

  it('registers two people of one family with one address', async () => {
    const { id } = await createEvent(api);
    expect([(await register(id)).status, (await register(id, { firstName: 'Peter' })).status]).toEqual([201, 201]);
  });

  it('answers 409 EVENT_FULL when the last seat is taken', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 1 });
    await register(id);
    const { status, body } = await register(id, { firstName: 'Late' });
    expect([status, body.code]).toEqual([409, 'EVENT_FULL']);
  });

  it('answers 409 EVENT_OVER after the end, but not during the event', async () => {
    const over = await createEvent(api, { date: inDays(-3), endDate: inDays(-1) });
    const lasting = await createEvent(api, { date: inDays(-3), endDate: inDays(1) });
    const { status, body } = await register(over.id);
    expect([status, body.code, (await register(lasting.id)).status]).toEqual([409, 'EVENT_OVER', 201]);
  });

  it('answers 409 REGISTRATION_NOT_REQUIRED for an open event', async () => {
    const { id } = await createEvent(api, { registrationRequired: false });
    const { status, body } = await register(id);
    expect([status, body.code]).toEqual([409, 'REGISTRATION_NOT_REQUIRED']);
  });

  it('answers 404 for an unknown and for an unpublished event', async () => {
    const { id } = await createEvent(api, { isActive: false });
    expect([(await register(id)).status, (await register(999_999)).status]).toEqual([404, 404]);
  });

  it.each([
    ['eventId', undefined],
    ['eventId', 999_999],
    ['eventId', 'one'],
    ['eventId', 1.5],
    ['firstName', undefined],
    ['firstName', ' '],
    ['firstName', 'x'.repeat(eventLimits.firstName + 1)],
    ['firstName', 'a\nb'],
    ['firstName', ['Mary']],
    ['lastName', undefined],
    ['lastName', 'x'.repeat(eventLimits.lastName + 1)],
    ['email', undefined],
    ['email', 'mary'],
    ['email', '@'],
    ['email', 'a@b.org, c@d.org'],
    ['email', 'a@b.org\nBcc: c@d.org'],
    ['email', '<a@b.org>'],
    ['email', `${'x'.repeat(eventLimits.email)}@y`],
    ['phone', 772_123_456],
    ['phone', '1'.repeat(eventLimits.phone + 1)],
    ['phone', '1\u00002'],
    ['phone', 'abc'],
    ['phone', '12'],
    ['email', 'a@b'],
    ['email', 'a..b@example.org'],
    ['email', 'a@-x.org'],
    ['specialRequests', 'x'.repeat(eventLimits.specialRequests + 1)],
    ['specialRequests', {}],
    ['confirmationCode', 'AAAAAAAA'],
    ['isActive', true],
  ])('answers 400 for %s %j naming the field, and takes no seat', async (field, value) => {
    const { id } = await createEvent(api);
    const { status, body } = await register(id, { [field]: value });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION_FAILED', [field]]);
    expect(await read(id)).toMatchObject({ seatsTaken: 0 });
  });

  // EVT-37, EVT-40
  it('stores a name in any script, and a phone in international form', async () => {
    const { id } = await createEvent(api);
    expect(
      (
        await register(id, {
          firstName: 'Ŋina 🙏🏾',
          lastName: 'أمل',
          email: 'a@b.ug',
          phone: '+254 712 345678',
          specialRequests: '',
        })
      ).status,
    ).toBe(201);
    expect(await attendees(id)).toMatchObject([
      { firstName: 'Ŋina 🙏🏾', lastName: 'أمل', phone: '+254712345678', specialRequests: null },
    ]);
  });

  it('makes one registration of many simultaneous requests by the same person, and takes one seat', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(id, { email: 'eager@example.org' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.confirmationCode !== null)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ seatsTaken: 1 });
  });

  it('makes one registration of a double click with one key, and answers both alike', async () => {
    const { id } = await createEvent(api);
    const headers = { 'idempotency-key': `click-${database}-${id}` };
    const [first, second] = await Promise.all([register(id, {}, headers), register(id, {}, headers)]);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(first.status).toBe(201);
    expect(await attendees(id)).toHaveLength(1);
  });

  it('counts one seat when one person sends many keys at once', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 5 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        register(id, {}, { 'idempotency-key': `many-keys-${database}-${id}-${turn}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
    expect(await read(id)).toMatchObject({ seatsTaken: 1 });
  });

  describe('the confirmation', () => {
    it('is sent again to the same address on request, at most once an hour', async () => {
      const { id } = await createEvent(api);
      const email = `again-${database}@example.org`;
      const { body } = await register(id, { email });
      const mails = async (): Promise<number> => (await messages(email)).length;
      await Promise.all(Array.from({ length: 5 }, () => register(id, { email })));
      expect(await mails()).toBe(1);
      const registrations = api.database.repository(EventRegistration);
      await registrations.update({ id: body.id }, { createdAt: new Date(Date.now() - 3_700_000) });
      await Promise.all(Array.from({ length: 5 }, () => register(id, { email })));
      expect(await mails()).toBe(2);
      expect((await messages(email)).at(-1)?.text).toContain(String(body.confirmationCode));
      await registrations.update({ id: body.id }, { confirmedAt: new Date(Date.now() - 3_700_000) });
      await register(id, { email });
      expect(await mails()).toBe(3);
    });

    // EVT-50
    it('is sent by e-mail and text with the date in Kampala, the place, the code and the calendar', async () => {
      const { id } = await createEvent(api, {
        title: 'Night of Prayer',
        date: '2031-12-05T18:00:00Z',
        endDate: '2031-12-06T02:00:00Z',
        location: 'Headquarters, Gulu',
      });
      const { body } = await register(id, { email: 'confirm@example.org', phone: '+256 772 000111' });
      const [mail] = await messages('confirm@example.org');
      expect(mail).toMatchObject({ channel: 'email', subject: 'You are registered: Night of Prayer' });
      for (const text of [
        'Dear Mary,',
        'Friday 5 December 2031, 9:00 PM to Saturday 6 December 2031, 5:00 AM, Kampala time',
        'Headquarters, Gulu',
        body.confirmationCode,
        `${api.config.publicUrl}/api/events/${id}/calendar.ics`,
      ]) {
        expect(mail?.text).toContain(text);
      }
      const [text] = await messages('+256772000111');
      expect(text).toMatchObject({
        channel: 'text',
        text: expect.stringContaining(`Night of Prayer, Fri 5 Dec, 9:00 PM. Code ${body.confirmationCode}.`),
      });
      expect(text?.text.length).toBeLessThanOrEqual(160);
    });

    it('is sent once, not again to the same person', async () => {
      const { id } = await createEvent(api);
      await register(id, { email: 'once@example.org' });
      await register(id, { email: 'once@example.org' });
      expect(await messages('once@example.org')).toHaveLength(1);
    });

    it('is not sent when there was no seat', async () => {
      const { id } = await createEvent(api, { attendeeLimit: 1 });
      await register(id, { email: 'seated@example.org' });
      await register(id, { email: 'standing@example.org' });
      expect(await messages('standing@example.org')).toHaveLength(0);
    });

    it('sends no text without a phone number, and contains no link that was entered as a name', async () => {
      const { id } = await createEvent(api);
      await register(id, { email: 'plain@example.org', phone: '', firstName: 'win at evil.example/now' });
      const [mail, ...more] = await messages('plain@example.org');
      expect(mail?.text).toContain('Dear friend,');
      expect([mail?.text.includes('evil'), more]).toEqual([false, []]);
    });
  });

  describe('from a plain form', () => {
    const post = async (
      id: number | string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<{ status: number; location: string | undefined }> => {
      const answer = await api.send({
        method: 'POST',
        url: `/api/events/${id}/register`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
      const [status, location] = formOutcome(answer);
      return { status, location };
    };
    const filledIn = (id: number): Record<string, string> => ({
      eventId: String(id),
      firstName: 'Ann',
      lastName: 'Oyella',
      email: 'ann@example.org',
      phone: '',
      specialRequests: '',
    });

    it('redirects to the page with the code; a second registration to the page without it', async () => {
      const { id } = await createEvent(api);
      const first = await post(id, filledIn(id));
      expect(first).toEqual({
        status: 200,
        location: expect.stringMatching(new RegExp(`^/events/${id}\\?registered=[0-9A-Z]{8}#register$`)),
      });
      expect(await post(id, filledIn(id))).toEqual({
        status: 200,
        location: `/events/${id}?registered=before#register`,
      });
      expect(await attendees(id)).toMatchObject([{ firstName: 'Ann', phone: null, specialRequests: null }]);
    });

    it('answers with the same page for a repeated key, and does not store refusals', async () => {
      const { id } = await createEvent(api, { registrationRequired: false });
      const key = { 'idempotency-key': `form-of-event-${id}` };
      expect(await post(id, filledIn(id), key)).toEqual({
        status: 409,
        location: `/events/${id}?error=REGISTRATION_NOT_REQUIRED#register`,
      });
      await api.send({
        method: 'PUT',
        url: `/api/events/${id}`,
        headers: api.as('admin'),
        payload: { title: 'Open now', category: 'youth', registrationRequired: true },
      });
      const first = await post(id, filledIn(id), key);
      expect(first.location).toMatch(/registered=/);
      expect(await post(id, filledIn(id), key)).toEqual(first);
    });

    it('redirects a refusal to the page with the reason, without typed text in the address', async () => {
      const full = await createEvent(api, { attendeeLimit: 1 });
      await register(full.id);
      const open = await createEvent(api);
      expect(await post(full.id, filledIn(full.id))).toEqual({
        status: 409,
        location: `/events/${full.id}?error=EVENT_FULL#register`,
      });
      expect(await post(open.id, { ...filledIn(open.id), email: 'nowhere' })).toEqual({
        status: 400,
        location: `/events/${open.id}?error=VALIDATION_FAILED#register`,
      });
      expect(await post(999_999, filledIn(999_999))).toEqual({
        status: 303,
        location: '/events/999999?error=NOT_FOUND#register',
      });
    });
  });

  describe('limits per address', () => {
    let strict: TestApp;
    beforeAll(async () => {
      strict = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '1' } });
    });
    afterAll(() => strict.close());

    it('answers 429 with Retry-After to the sixth request of an address within an hour', async () => {
      const { id } = await createEvent(strict);
      const send = (turn: number): ReturnType<TestApp['send']> =>
        strict.send({
          method: 'POST',
          url: `/api/events/${id}/register`,
          payload: registrationRequest(id, { firstName: `Child ${turn}` }),
        });
      const answers = [];
      for (let turn = 1; turn <= 6; turn += 1) answers.push(await send(turn));
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    });
  });

  describe('GET /api/events/:id/registrations', () => {
    it('lists the attendees in the order of registration, with the total', async () => {
      const { id } = await createEvent(api);
      for (const firstName of ['A', 'B', 'C']) await register(id, { firstName });
      const answer = await api.send({
        url: `/api/events/${id}/registrations?limit=2&offset=1`,
        headers: api.as('admin'),
      });
      expect(answer.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' });
      expect(answer.json<EventAttendeeResponse[]>().map((attendee) => attendee.firstName)).toEqual(['B', 'C']);
    });

    it('answers a CSV whose cells no spreadsheet reads as formulas', async () => {
      const { id } = await createEvent(api);
      await register(id, {
        firstName: '=1+1',
        lastName: 'O"Brien',
        phone: '0772123456',
        specialRequests: '- one\n- two',
      });
      const answer = await api.send({ url: `/api/events/${id}/registrations/export.csv`, headers: api.as('admin') });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toContain('attachment');
      const [registration] = await api.database.repository(EventRegistration).findBy({ eventId: id });
      expect(answer.body).toBe(
        '\uFEFFFirst Name,Last Name,Email,Phone,Special Requests,Confirmation Code,Created At,Group ID\r\n' +
          `'=1+1,"O""Brien",mary.akello@example.org,'+256772123456,"'- one\n- two",${registration?.confirmationCode},${registration?.createdAt.toISOString()},\r\n`,
      );
    });

    it('answers everybody in the CSV once and in order, however many they are', async () => {
      const { id } = await createEvent(api);
      const people = Array.from({ length: 2_001 }, (_, number) => ({
        eventId: id,
        personKey: `person ${id} ${number}`,
        confirmationCode: `${id}-${number}`,
        firstName: 'Mary',
        lastName: `Akello ${number}`,
        email: 'mary.akello@example.org',
        phone: null,
        specialRequests: null,
        createdAt: new Date(),
        confirmedAt: null,
      }));
      await api.database.repository(EventRegistration).insert(people);
      const answer = await api.send({ url: `/api/events/${id}/registrations/export.csv`, headers: api.as('admin') });
      const [, ...lines] = answer.body.trimEnd().split('\r\n');
      expect(lines.map((line) => line.split(',')[1])).toEqual(people.map(({ lastName }) => lastName));
    });

    it.each(['registrations', 'registrations/export.csv', 'registrations.csv'])(
      'allows admins only (%s)',
      async (path) => {
        const { id } = await createEvent(api);
        const statuses = await Promise.all(
          [{}, api.as('media'), api.as('admin')].map(
            async (headers) => (await api.send({ url: `/api/events/${id}/${path}`, headers })).statusCode,
          ),
        );
        expect(statuses).toEqual([401, 403, 200]);
        expect((await api.send({ url: `/api/events/999999/${path}`, headers: api.as('admin') })).statusCode).toBe(404);
      },
    );
  });
});
