import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Database } from '../../src/platform/database/database.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventRegistrationsRepository } from '../../src/publishing/events/event-registrations.repository.ts';
import { EventSeats } from '../../src/publishing/events/event-seats.ts';
import { TransferredSeats } from '../../src/publishing/events/returns/transferred-seats.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent } from '../factories/event.ts';
import { register, seatsTaken, stopSchedules } from '../factories/waiting-list.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

type Ticket = Pick<EventRegistrationResponse, 'id' | 'eventId' | 'ticket' | 'confirmationCode'>;

const post = (api: TestApp, { ticket }: Ticket, path: string, fields: Record<string, string>) =>
  api.send({
    method: 'POST',
    url: `/tickets/${ticket}/${path}`,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const transfer = (api: TestApp, ticket: Ticket, firstName: string, own: Record<string, string> = {}) =>
  post(api, ticket, 'transfer', {
    firstName,
    lastName: 'Okello',
    email: `${firstName}.${ticket.eventId}@example.org`,
    confirmationCode: String(ticket.confirmationCode),
    ...own,
  });
const open = (api: TestApp, path: string) => api.send({ url: path, headers: { accept: 'text/html' } });

describeOnEachDatabase('POST /tickets/:code/transfer', (database) => {
  let api: TestApp;
  let apps: TestApp[];
  beforeAll(async () => {
    api = await startTestApp({ database });
    // Only one process may open a SQLite file.
    apps = database === 'sqlite' ? [api, api] : [api, await api.startAnother()];
    stopSchedules(apps);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    if (apps[1] !== api) await apps[1]?.close();
    await api.close();
  });

  const rowsOf = (eventId: number) => api.database.repository(EventRegistration).findBy({ eventId });
  const holder = async (firstName = 'Mary', seats: object = { attendeeLimit: 1 }): Promise<Ticket> => {
    const { id } = await createEvent(api, seats);
    return (await register(api, id, firstName)).json<EventRegistrationResponse>();
  };
  /** Reads the ticket and the confirmation code from the mail. */
  const ticketOf = async (eventId: number, firstName: string): Promise<Ticket> => {
    const recipient = `${firstName}.${eventId}@example.org`;
    const [mail] = await api.database.repository(OutboxMessage).findBy({ recipient, channel: 'email' });
    const [, code = ''] = /confirmation code: {2}(\w+)/.exec(mail?.text ?? '') ?? [];
    const [, ticket = ''] = /\/tickets\/(\w+)/.exec(mail?.text ?? '') ?? [];
    return { id: 0, eventId, ticket, confirmationCode: code };
  };

  it('gives the seat and a new ticket to another person, and informs both', async () => {
    const mary = await holder();
    expect((await open(api, `/tickets/${mary.ticket}`)).body).toContain(`/tickets/${mary.ticket}/transfer`);
    const question = await open(api, `/tickets/${mary.ticket}/transfer`);
    expect([question.statusCode, question.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(question.body).not.toMatch(/Mary|<script/);

    const done = await transfer(api, mary, 'Peter');
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('The ticket was passed on')]);
    expect((await rowsOf(mary.eventId)).map(({ firstName, phone }) => [firstName, phone])).toEqual([['Peter', null]]);
    expect(await seatsTaken(api, mary.eventId)).toBe(1);
    expect((await open(api, `/tickets/${mary.ticket}`)).body).toContain('This seat was given back or passed on');
    const peter = await ticketOf(mary.eventId, 'Peter');
    expect((await open(api, `/tickets/${peter.ticket}`)).body).toContain('Your ticket');
    const mails = await api.database
      .repository(OutboxMessage)
      .findBy({ recipient: `Mary.${mary.eventId}@example.org`, channel: 'email' });
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Ticket passed on: '));
    expect(mails.map(({ text }) => text).join()).not.toContain('Peter');
    // A second press does not take the seat from the new holder.
    expect((await transfer(api, mary, 'Ruth')).statusCode).toBe(200);
    expect((await rowsOf(mary.eventId)).map(({ firstName }) => firstName)).toEqual(['Peter']);
  });

  it('requires the confirmation code and all details of the person, and changes nothing without', async () => {
    const mary = await holder();
    const wrong: Record<string, string>[] = [
      { confirmationCode: '' },
      { confirmationCode: 'WR0NGC0D' },
      { firstName: ' ' },
      { lastName: '' },
      { email: 'peter' },
      { phone: 'none' },
    ];
    for (const own of wrong) expect([own, (await transfer(api, mary, 'Peter', own)).statusCode]).toEqual([own, 400]);
    // A refusal that is not about a field shows the form again with what was typed.
    expect((await transfer(api, mary, 'Peter', { confirmationCode: 'WR0NGC0D' })).body).toMatch(
      /role="alert".*Confirmation code must be[\s\S]*value="Peter"/,
    );
    expect((await transfer(api, { ...mary, ticket: `${mary.ticket?.slice(0, -1)}-` }, 'Peter')).statusCode).toBe(404);
    expect((await rowsOf(mary.eventId)).map(({ firstName }) => firstName)).toEqual(['Mary']);
  });

  it('is refused to a person who already has a seat, and the ticket stays valid', async () => {
    const mary = await holder('Mary', { attendeeLimit: 5 });
    await register(api, mary.eventId, 'Peter', { lastName: 'Okello' });
    const refused = await transfer(api, mary, 'Peter');
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('has a seat at this event already'),
    ]);
    expect([await seatsTaken(api, mary.eventId), (await rowsOf(mary.eventId)).length]).toEqual([2, 2]);
    expect((await open(api, `/tickets/${mary.ticket}`)).body).toContain('Your ticket');
  });

  it('is refused once the ticket was checked in', async () => {
    const mary = await holder();
    const scan = { id: randomUUID(), ticket: String(mary.id), kind: 'in', gate: 'Main', at: Date.now() };
    await api.send({
      method: 'POST',
      url: `/api/events/${mary.eventId}/check-ins`,
      headers: api.as('admin'),
      payload: { device: randomUUID(), sentAt: Date.now(), cursor: 0, scans: [scan] },
    });
    expect((await open(api, `/tickets/${mary.ticket}/transfer`)).statusCode).toBe(409);
    const refused = await transfer(api, mary, 'Peter');
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('used at the gate already')]);
  });

  it('is possible three times for a seat, so that nobody trades in tickets', async () => {
    let ticket = await holder();
    for (const name of ['Peter', 'Grace', 'Joy']) {
      expect((await transfer(api, ticket, name)).statusCode).toBe(200);
      ticket = await ticketOf(ticket.eventId, name);
    }
    expect((await transfer(api, ticket, 'Ruth')).statusCode).toBe(409);
    expect((await rowsOf(ticket.eventId)).map(({ firstName }) => firstName)).toEqual(['Joy']);
  });

  /** Each of 20 seats is passed on to four people and given back once, all at the same time. */
  const rush = async (): Promise<{ id: number; seats: number }> => {
    const { id } = await createEvent(api, { attendeeLimit: 20 });
    for (let at = 0; at < 20; at += 1) await register(api, id, `Holder${at}`);
    const event = await api.database.repository(EventEntity).findOneByOrFail({ id });
    const passOn = ({ app }: TestApp, before: EventRegistration, firstName: string): Promise<unknown> =>
      app
        .get(Database)
        .transaction(() =>
          app
            .get(TransferredSeats)
            .transfer(
              event,
              before,
              { firstName, lastName: 'Okello', email: `${firstName}.${id}@example.org` },
              new Date(),
            ),
        );
    await Promise.all(
      (await rowsOf(id)).flatMap((before, at) => [
        ...[0, 1, 2, 3].map((turn) =>
          untilAvailable(() => passOn(apps[turn % 2] ?? api, before, `Friend${turn}of${at}`)),
        ),
        untilAvailable(() => (apps[at % 2] ?? api).app.get(EventSeats).giveBack(id, before.id)),
      ]),
    );
    return { id, seats: (await seatsTaken(api, id)) ?? -1 };
  };

  it(
    'leaves each seat with one person, or free, when it is passed on and given back at the same time',
    async () => {
      const { id, seats } = await rush();
      const rows = await rowsOf(id);
      expect(rows).toHaveLength(seats);
      const owners = rows.map(({ firstName }) => firstName.replace(/^Friend\dof/, ''));
      expect(new Set(owners).size).toBe(owners.length);
    },
    busyMachineMs,
  );

  it(
    'has two people on a seat without the check of who removed the row (control)',
    async () => {
      for (const { app } of new Set(apps)) {
        const rows = app.get(EventRegistrationsRepository);
        const remove = rows.remove.bind(rows);
        jest.spyOn(rows, 'remove').mockImplementation(async (...which) => (await remove(...which)) || true);
      }
      const { id, seats } = await rush();
      expect((await rowsOf(id)).length).toBeGreaterThan(seats);
    },
    busyMachineMs,
  );
});
