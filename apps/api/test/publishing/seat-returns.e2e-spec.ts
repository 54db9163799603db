import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventRegistrationsRepository } from '../../src/publishing/events/event-registrations.repository.ts';
import { EventSeats } from '../../src/publishing/events/event-seats.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable, untilServed } from '../until-served.ts';

type Ticket = Pick<EventRegistrationResponse, 'id' | 'ticket' | 'confirmationCode'>;

const register = async (api: TestApp, eventId: number, person: string): Promise<Ticket> => {
  const payload = registrationRequest(eventId, { firstName: person, email: `${person}@example.org` });
  return (await api.send({ method: 'POST', url: `/api/events/${eventId}/register`, payload })).json();
};

const giveBack = (api: TestApp, { ticket, confirmationCode }: Ticket, typed = confirmationCode) =>
  api.send({
    method: 'POST',
    url: `/tickets/${ticket}/give-back`,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `confirmationCode=${typed}`,
  });

const open = (api: TestApp, path: string) => api.send({ url: path, headers: { accept: 'text/html' } });

const seatsOf = async (api: TestApp, id: number): Promise<{ taken: number; registrations: number }> => ({
  taken: (await api.send({ url: `/api/events/${id}`, headers: api.as('admin') })).json<EventResponse>().seatsTaken,
  registrations: await api.database.repository(EventRegistration).countBy({ eventId: id }),
});

describeOnEachDatabase('POST /tickets/:code/give-back', (database) => {
  let api: TestApp;
  let second: TestApp | undefined;
  beforeAll(async () => {
    api = await startTestApp({ database });
    // Only one process may open a SQLite file.
    second = database !== 'sqlite' ? await api.startAnother() : undefined;
  });
  afterAll(async () => {
    await second?.close();
    await api.close();
  });

  it('frees the seat and deletes what the person wrote; opening a link does not', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 1 });
    const mary = await register(api, id, 'Mary');
    expect((await open(api, `/tickets/${mary.ticket}`)).body).toContain(`/tickets/${mary.ticket}/give-back`);

    const question = await open(api, `/tickets/${mary.ticket}/give-back`);
    expect([question.statusCode, question.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(question.body).not.toMatch(/Mary|<script/);
    expect(await seatsOf(api, id)).toEqual({ taken: 1, registrations: 1 });

    const done = await giveBack(api, mary, `${mary.confirmationCode?.toLowerCase()} `);
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('This seat was given back')]);
    expect((await open(api, `/tickets/${mary.ticket}`)).body).toContain('This seat was given back');
    expect(await seatsOf(api, id)).toEqual({ taken: 0, registrations: 0 });
    expect((await register(api, id, 'Ruth')).ticket).not.toBeNull();
    // A second press does not free another person's seat.
    expect((await giveBack(api, mary)).statusCode).toBe(200);
    expect(await seatsOf(api, id)).toEqual({ taken: 1, registrations: 1 });
  });

  it('asks for the confirmation code, which is not on the ticket', async () => {
    const { id } = await createEvent(api);
    const mary = await register(api, id, 'Mary');
    expect((await open(api, `/tickets/${mary.ticket}`)).body).not.toContain(mary.confirmationCode);
    for (const wrong of ['', 'WR0NGC0D', String(mary.ticket)])
      expect([wrong, (await giveBack(api, mary, wrong)).statusCode]).toEqual([wrong, 400]);
    expect((await giveBack(api, { ...mary, ticket: `${mary.ticket?.slice(0, -1)}-` })).statusCode).toBe(404);
    expect(await seatsOf(api, id)).toEqual({ taken: 1, registrations: 1 });
  });

  it('refuses with a message after check-in, until that is undone, and after the event', async () => {
    const { id } = await createEvent(api);
    const mary = await register(api, id, 'Mary');
    const scan = (kind: 'in' | 'undo', own: Record<string, unknown>) =>
      api.send({
        method: 'POST',
        url: `/api/events/${id}/check-ins`,
        headers: api.as('admin'),
        payload: {
          device: randomUUID(),
          sentAt: Date.now(),
          cursor: 0,
          scans: [{ ticket: String(mary.id), kind, gate: 'Main', at: Date.now(), ...own }],
        },
      });
    const entry = randomUUID();
    expect((await scan('in', { id: entry })).statusCode).toBe(200);
    const refused = await giveBack(api, mary);
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('used at the gate already')]);
    expect((await open(api, `/tickets/${mary.ticket}/give-back`)).statusCode).toBe(409);

    await scan('undo', { id: randomUUID(), undoes: entry });
    await api.database.repository(EventEntity).update(id, { date: new Date(Date.now() - 1_000), endDate: null });
    const late = await giveBack(api, mary);
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('This event is over')]);
    expect((await open(api, `/tickets/${mary.ticket}`)).body).not.toContain('give-back');
    expect(await seatsOf(api, id)).toEqual({ taken: 1, registrations: 1 });
  });

  /** Gives all seats of a full event back, four times each and all at once. Returns how many seats are taken afterwards. */
  const giveAllBackAtOnce = async (press: (app: TestApp, ticket: Ticket, eventId: number) => Promise<unknown>) => {
    const { id } = await createEvent(api, { attendeeLimit: 50 });
    const tickets: Ticket[] = [];
    for (let person = 0; person < 50; person += 1) tickets.push(await register(api, id, `person${person}`));
    const apps = [api, second ?? api];
    await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        press(apps[turn % 2] as TestApp, tickets[Math.floor(turn / 4)] as Ticket, id),
      ),
    );
    return seatsOf(api, id);
  };
  const pressDirectly = (app: TestApp, ticket: Ticket, eventId: number) =>
    untilAvailable(() => app.app.get(EventSeats).giveBack(eventId, ticket.id));

  it(
    'frees each of 50 seats once under 200 simultaneous presses in two processes',
    async () => {
      const press = async (app: TestApp, ticket: Ticket) =>
        expect((await untilServed(() => giveBack(app, ticket))).statusCode).toBe(200);
      expect(await giveAllBackAtOnce(press)).toEqual({ taken: 0, registrations: 0 });
    },
    busyMachineMs,
  );

  it(
    'frees seats more than once without the check of who removed the row (control)',
    async () => {
      for (const { app } of new Set([api, second ?? api])) {
        const rows = app.get(EventRegistrationsRepository);
        const remove = rows.remove.bind(rows);
        jest.spyOn(rows, 'remove').mockImplementation(async (eventId, id) => (await remove(eventId, id)) || true);
      }
      const { taken } = await giveAllBackAtOnce(pressDirectly);
      jest.restoreAllMocks();
      expect(taken).toBeLessThan(0);
    },
    busyMachineMs,
  );
});
