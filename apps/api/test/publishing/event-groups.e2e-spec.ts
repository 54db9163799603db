import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventsRepository } from '../../src/publishing/events/events.repository.ts';
import { EventMessageSender } from '../../src/publishing/events/messages/event-message-sender.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { seatsTaken, stopSchedules } from '../factories/waiting-list.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const family = ['Peter Okello', 'Grace  Atim Lamaro', 'Joy Okello'];

describeOnEachDatabase('registering several people at once', (database) => {
  let api: TestApp;
  let apps: TestApp[];
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
    // Only one process may open a SQLite file.
    apps = database === 'sqlite' ? [api, api] : [api, await api.startAnother()];
    stopSchedules(apps);
  });
  afterAll(async () => {
    if (apps[1] !== api) await apps[1]?.close();
    await api.close();
  });

  const register = (id: number, own: Record<string, unknown>, app = api, headers: Record<string, string> = {}) =>
    app.send({ method: 'POST', url: `/api/events/${id}/register`, headers, payload: registrationRequest(id, own) });
  const rowsOf = (eventId: number) =>
    api.database.repository(EventRegistration).find({ where: { eventId }, order: { id: 'ASC' } });
  const mailsTo = (recipient: string) => api.database.repository(OutboxMessage).findBy({ recipient, channel: 'email' });
  const newFamily = async (own: Record<string, unknown> = {}, seats: object = {}) => {
    const { id } = await createEvent(api, seats);
    const email = `family.${id}@example.org`;
    const answer = await register(id, { email, others: family, ...own });
    return { id, email, answer, body: answer.json<EventRegistrationResponse>() };
  };

  describe('POST /api/events/:id/register', () => {
    it('gives each a seat, a code and a ticket of their own', async () => {
      const { id, answer, body } = await newFamily();
      expect(answer.statusCode).toBe(201);
      expect(body.others.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
        ['Peter', 'Okello'],
        ['Grace', 'Atim Lamaro'],
        ['Joy', 'Okello'],
      ]);
      const tickets = [body, ...body.others].map(({ ticket }) => ticket);
      expect(new Set(tickets).size).toBe(4);
      for (const ticket of tickets) expect((await api.send({ url: `/tickets/${ticket}` })).statusCode).toBe(200);
      expect(await seatsTaken(api, id)).toBe(4);
      const rows = await rowsOf(id);
      expect(new Set(rows.map(({ groupId }) => groupId))).toEqual(new Set([rows[0]?.id]));
    });

    it('confirms all of them in one mail', async () => {
      const { email, body } = await newFamily();
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.text).toContain('4 places are kept for you');
      for (const { firstName, lastName, confirmationCode, ticket } of [body, ...body.others]) {
        expect(mail?.text).toContain(`${firstName} ${lastName}, code ${confirmationCode}:`);
        expect(mail?.text).toContain(`/tickets/${ticket}\n`);
      }
    });

    it('accepts a text with a name in each line, as a form without a script sends it', async () => {
      const { id } = await createEvent(api);
      const { others: _, ...fields } = registrationRequest(id, { others: null });
      const answer = await api.send({
        method: 'POST',
        url: `/api/events/${id}/register`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          ...(fields as Record<string, string>),
          others: 'Peter Okello\r\n\r\n  Joy Okello ',
        }).toString(),
      });
      expect(answer.statusCode).toBeLessThan(400);
      expect((await rowsOf(id)).map(({ firstName, lastName }) => `${firstName} ${lastName}`).slice(1)).toEqual([
        'Peter Okello',
        'Joy Okello',
      ]);
    });

    it('registers nobody where there are not enough seats, and says how many there are', async () => {
      const { id, answer } = await newFamily({}, { attendeeLimit: 3 });
      expect([answer.statusCode, answer.json<object>()]).toEqual([
        409,
        expect.objectContaining({
          code: 'NOT_ENOUGH_SEATS',
          details: { seatsLeft: 3 },
          fields: { others: 'Only 3 seats are left, for the whole group' },
        }),
      ]);
      expect([await seatsTaken(api, id), await rowsOf(id)]).toEqual([0, []]);
    });

    it('adds people to somebody already registered, whose code is sent by mail only', async () => {
      const { id, email } = await newFamily({ others: [] });
      const answer = await register(id, { email, others: ['Peter Okello'] });
      const body = answer.json<EventRegistrationResponse>();
      expect([answer.statusCode, body.confirmationCode, body.others[0]?.confirmationCode]).toEqual([
        201,
        null,
        expect.any(String),
      ]);
      const rows = await rowsOf(id);
      expect(rows.map(({ groupId }) => groupId)).toEqual([rows[0]?.id, rows[0]?.id]);
      const again = await register(id, { email, others: ['Peter Okello'] });
      expect([again.statusCode, again.json<EventRegistrationResponse>().others[0]?.ticket]).toEqual([200, null]);
      expect(await seatsTaken(api, id)).toBe(2);
    });

    it.each([
      [['Peter'], 'Others must be named in full, given name and family name'],
      [[`${'P'.repeat(81)} Okello`], 'Others must be named in full, given name and family name'],
      [[['Peter', 'Okello']], expect.stringMatching(/^Others must/)],
      [[{ firstName: 'Peter' }], expect.stringMatching(/^Others must/)],
      [Array.from({ length: 20 }, (_, at) => `Peter Okello${at}`), 'Others may contain at most 19'],
      [['Peter Okello', 'PETER okello'], 'Others must not name PETER okello twice'],
      [7, 'Others must be a list'],
    ])('refuses %j, naming the field', async (others, message) => {
      const { id } = await createEvent(api);
      const answer = await register(id, { others });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { others: message }]);
      expect(await seatsTaken(api, id)).toBe(0);
    });

    it('stores nineteen names of the greatest length, in characters of four bytes', async () => {
      const letters = '\u{10348}'.repeat(78);
      const others = Array.from({ length: 19 }, (_, at) => `${letters}${10 + at} ${letters}${10 + at}`);
      const { id, answer } = await newFamily({ others });
      expect(answer.statusCode).toBe(201);
      const names = (await rowsOf(id)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      expect(names.slice(1)).toEqual(others);
    });

    it('refuses the person who registers as a companion too', async () => {
      const { id } = await createEvent(api);
      const { firstName, lastName } = registrationRequest(id) as { firstName: string; lastName: string };
      const answer = await register(id, { others: [`${firstName} ${lastName}`] });
      expect(answer.json<{ fields: object }>().fields).toEqual({
        others: `Others must not name ${firstName} ${lastName} twice`,
      });
    });
  });

  it('gets one message with all tickets, even if its first person no longer comes', async () => {
    const { id, email } = await newFamily();
    const [first] = await rowsOf(id);
    await api.send({
      method: 'DELETE',
      url: `/api/events/${id}/registrations/${first?.id}`,
      headers: api.as('admin'),
    });
    const sent = await api.send({
      method: 'POST',
      url: `/api/events/${id}/messages`,
      headers: api.as('admin'),
      payload: { subject: 'Moved', body: 'We meet at the stadium.' },
    });
    expect(sent.statusCode).toBeLessThan(300);
    await api.app.get(EventMessageSender).send(new Date(Date.now() + 3_600_000));
    const moved = (await mailsTo(email)).filter(({ subject }) => subject === 'Moved');
    expect(moved).toHaveLength(1);
    expect(moved[0]?.text).toContain('Dear Peter,');
    expect(moved[0]?.text?.match(/\/tickets\//g)).toHaveLength(3);
  });

  describe('DELETE /api/events/:id/registrations/:registrationId', () => {
    const remove = (id: number, registration: number | undefined, who: 'admin' | 'steward' = 'admin') =>
      api.send({ method: 'DELETE', url: `/api/events/${id}/registrations/${registration}`, headers: api.as(who) });

    it('frees one seat; the others keep theirs', async () => {
      const { id, body } = await newFamily();
      const [, second] = await rowsOf(id);
      expect((await remove(id, second?.id, 'steward')).statusCode).toBe(403);
      expect((await remove(id, second?.id)).statusCode).toBe(204);
      expect([await seatsTaken(api, id), (await rowsOf(id)).length]).toEqual([3, 3]);
      const page = await api.send({ url: `/tickets/${body.others[0]?.ticket}` });
      expect(page.body).toContain('This seat was given back');
      expect((await remove(id, second?.id)).statusCode).toBe(404);
    });

    it('answers 404 for another event, and frees one seat for simultaneous requests', async () => {
      const { id } = await newFamily();
      const other = await newFamily();
      const [first] = await rowsOf(id);
      expect((await remove(other.id, first?.id)).statusCode).toBe(404);
      const answers = await Promise.all(Array.from({ length: 10 }, () => untilServed(() => remove(id, first?.id))));
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      expect([await seatsTaken(api, id), await seatsTaken(api, other.id)]).toEqual([3, 4]);
    });
  });

  // I2
  describe('200 groups at once', () => {
    const sizes = Array.from({ length: 200 }, (_, turn) => 1 + ((turn * 7) % 5));
    const rush = async (id: number) => {
      const statuses = await Promise.all(
        sizes.map(async (size, turn) => {
          const others = Array.from({ length: size - 1 }, (_, at) => `Guest${at} Number${turn}`);
          const own = { firstName: `Caller${turn}`, email: `caller${turn}.${id}@example.org`, others };
          return (await untilServed(() => register(id, own, apps[turn % 2]))).statusCode;
        }),
      );
      const rows = await rowsOf(id);
      return { statuses, rows };
    };

    it(
      'never take more seats than there are, and each comes whole or not at all',
      async () => {
        const { id } = await createEvent(api, { attendeeLimit: 100 });
        const { statuses, rows } = await rush(id);
        const expected = sizes.filter((_, turn) => statuses[turn] === 201).reduce((sum, size) => sum + size, 0);
        expect(rows).toHaveLength(expected);
        expect(await seatsTaken(api, id)).toBe(expected);
        // All seats are taken, because the smallest group is one person.
        expect(expected).toBe(100);
        for (const [turn, size] of sizes.entries()) {
          const members = rows.filter(({ email }) => email === `caller${turn}.${id}@example.org`).length;
          expect(members).toBe(statuses[turn] === 201 ? size : 0);
        }
      },
      busyMachineMs,
    );

    it.each([
      ['without a key', false],
      ['with an Idempotency-Key', true],
    ])(
      'wait for the row one after the other within a process, %s',
      async (_name, hasKeys) => {
        const events = api.app.get(EventsRepository);
        const takeSeats = events.takeSeats.bind(events);
        let waiting = 0;
        let most = 0;
        const watch = jest.spyOn(events, 'takeSeats').mockImplementation(async (...seats) => {
          most = Math.max(most, (waiting += 1));
          return takeSeats(...seats).finally(() => (waiting -= 1));
        });
        const { id } = await createEvent(api, { attendeeLimit: 100 });
        const callers = Array.from({ length: 30 }, (_, turn) => ({ email: `turn${turn}.${id}@example.org` }));
        const answers = await Promise.all(
          callers.map((own) => {
            const headers: Record<string, string> = hasKeys ? { 'idempotency-key': randomUUID() } : {};
            return untilServed(() => register(id, own, api, headers));
          }),
        );
        watch.mockRestore();
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(callers.map(() => 201));
        expect(most).toBe(1);
      },
      busyMachineMs,
    );

    // On SQLite the transaction queue would hide that the guard is missing.
    if (database !== 'sqlite') {
      it(
        'take more than there are when the condition is taken out of the update (control)',
        async () => {
          for (const { app } of new Set(apps)) {
            const events = app.get(EventsRepository);
            events.takeSeats = async (id, count) => {
              const event = await events.table.findById(id);
              if (event === null || event.seatsTaken + count > 100) return false;
              return events.table.update(id, { seatsTaken: event.seatsTaken + count }, event.version);
            };
          }
          const { id } = await createEvent(api, { attendeeLimit: 100 });
          expect((await rush(id)).rows.length).toBeGreaterThan(100);
        },
        busyMachineMs,
      );
    }
  });
});
