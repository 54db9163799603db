import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventSeats } from '../../src/publishing/events/event-seats.ts';
import { EventsRepository } from '../../src/publishing/events/events.repository.ts';
import { personKey } from '../../src/publishing/events/registrant.ts';
import { WaitingListRepository } from '../../src/publishing/events/waiting-list/waiting-list.repository.ts';
import { WaitingListEntry } from '../../src/publishing/events/waiting-list/waiting-list-entry.entity.ts';
import { WaitingListSweep } from '../../src/publishing/events/waiting-list/waiting-list-sweep.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent } from '../factories/event.ts';
import { join, linkOf, openLink, register, seatsTaken, stopSchedules } from '../factories/waiting-list.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable, untilServed } from '../until-served.ts';

const callers = 200;

// I2 with a waiting list: registrations plus held seats ≤ limit, and the waiting list keeps its order.
describeOnEachDatabase(`a waiting list with ${callers} simultaneous callers`, (database) => {
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

  const appAt = (turn: number): TestApp => apps[turn % 2] ?? api;
  const sweep = ({ app }: TestApp): Promise<void> => app.get(WaitingListSweep).sweep(new Date());
  const entries = () => api.database.repository(WaitingListEntry);
  const registrations = () => api.database.repository(EventRegistration);
  const times = <Result>(count: number, work: (turn: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
  const person = (id: number, firstName: string) => {
    const own = { firstName, lastName: 'Akello', email: `${firstName}.${id}@example.org` };
    return { ...own, eventId: id, personKey: personKey(own), createdAt: new Date() };
  };

  /** A full event with this many seats and a waiting list, written directly to the database. */
  const eventWithLine = async (seats: number, waiting: number): Promise<number> => {
    const { id } = await createEvent(api, { attendeeLimit: seats });
    for (let at = 0; at < seats; at += 1)
      await registrations().insert({ ...person(id, `Seated${at}`), confirmationCode: `${id}S${at}` });
    await api.database.repository(EventEntity).update(id, { seatsTaken: seats });
    for (let at = 0; at < waiting; at += 1)
      await entries().insert({ ...person(id, `Waiting${at}`), state: 'waiting', mailedAt: new Date() });
    return id;
  };
  const namesIn = async (id: number, state: WaitingListEntry['state']): Promise<string[]> =>
    (await entries().find({ where: { eventId: id, state }, order: { id: 'ASC' } })).map(({ firstName }) => firstName);
  const offersWritten = async (id: number): Promise<string[]> => {
    const mails = await api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } });
    return mails
      .filter(({ subject, recipient }) => subject?.startsWith('A seat is free') && recipient.includes(`.${id}@`))
      .map(({ recipient }) => recipient.replace(/\..*/, ''));
  };
  const named = (name: string, count: number, from = 0): string[] =>
    Array.from({ length: count }, (_, at) => `${name}${from + at}`);

  it(
    'gives each of them their own place',
    async () => {
      const id = await eventWithLine(1, 0);
      const answers = await times(callers, (turn) => {
        // With a key, a retry after a 503 gets the true result.
        const key = { 'idempotency-key': randomUUID() };
        return untilServed(() => join(appAt(turn), id, `Caller${turn}`, {}, key));
      });
      const places = answers.map((answer) => answer.json<{ place: number }>().place);
      expect([...places].sort((one, other) => one - other)).toEqual(Array.from({ length: callers }, (_, at) => at + 1));
      // The places match the order of the waiting list.
      const inLine = await namesIn(id, 'waiting');
      expect(places.map((place) => inLine[place - 1])).toEqual(named('Caller', callers));
    },
    busyMachineMs,
  );

  /** 50 seats are given back, twice each, while 100 newcomers ask for a seat. */
  const rush = async (): Promise<{ id: number; newcomers: number }> => {
    const id = await eventWithLine(50, 60);
    const seated = await registrations().find({ where: { eventId: id }, order: { id: 'ASC' } });
    const answers = await times(callers, async (turn) => {
      const app = appAt(turn);
      if (turn % 2 === 1) return (await untilServed(() => register(app, id, `Newcomer${turn}`))).statusCode;
      await untilAvailable(() => app.app.get(EventSeats).giveBack(id, seated[Math.floor(turn / 4)]?.id ?? 0));
      return 0;
    });
    return { id, newcomers: answers.filter((status) => status === 201).length };
  };

  it(
    'offers each returned seat to the first in line, and lets no newcomer overtake',
    async () => {
      const { id, newcomers } = await rush();
      expect(newcomers).toBe(0);
      expect(await namesIn(id, 'offered')).toEqual(named('Waiting', 50));
      expect(await namesIn(id, 'waiting')).toEqual(named('Waiting', 10, 50));
      // One offer for each seat, in the order of the waiting list.
      expect(await offersWritten(id)).toEqual(named('Waiting', 50));
      expect([await seatsTaken(api, id), await registrations().countBy({ eventId: id })]).toEqual([50, 0]);
    },
    busyMachineMs,
  );

  it(
    'makes one registration of each offer, and passes on expired ones, for simultaneous presses',
    async () => {
      const id = await eventWithLine(50, 100);
      for (const { id: seat } of await registrations().findBy({ eventId: id }))
        await api.app.get(EventSeats).giveBack(id, seat);
      const offered = await entries().find({ where: { eventId: id, state: 'offered' }, order: { id: 'ASC' } });
      expect(offered).toHaveLength(50);
      // The second half of the offers has expired; both processes notice it while people press the button.
      const now = new Date();
      for (const { id: entry } of offered.slice(25)) await entries().update(entry, { offeredUntil: now });
      const statuses = await times(callers, async (turn) => {
        const entry = offered[Math.floor(turn / 4)] as WaitingListEntry;
        if (turn % 20 === 0) await untilAvailable(() => sweep(appAt(turn / 20)));
        return (await untilServed(() => openLink(appAt(turn), linkOf(api, entry), 'take'))).statusCode;
      });
      for (const app of apps) await untilAvailable(() => sweep(app));
      expect(statuses).toEqual([...Array<number>(100).fill(200), ...Array<number>(100).fill(409)]);
      const seated = await registrations().find({ where: { eventId: id } });
      expect(seated.map(({ firstName }) => firstName).sort()).toEqual(named('Waiting', 25).sort());
      expect(await namesIn(id, 'lapsed')).toEqual(named('Waiting', 25, 25));
      expect(await namesIn(id, 'offered')).toEqual(named('Waiting', 25, 50));
      expect(await namesIn(id, 'waiting')).toEqual(named('Waiting', 25, 75));
      expect(await offersWritten(id)).toEqual(named('Waiting', 75));
      expect(await seatsTaken(api, id)).toBe(50);
    },
    busyMachineMs,
  );

  it(
    'frees seats more than once without the check of who ended the offer (control)',
    async () => {
      const id = await eventWithLine(10, 10);
      for (const { id: seat } of await registrations().findBy({ eventId: id }))
        await api.app.get(EventSeats).giveBack(id, seat);
      await entries().update({ eventId: id, state: 'offered' }, { offeredUntil: new Date() });
      for (const { app } of new Set(apps)) {
        const rows = app.get(WaitingListRepository);
        const lapse = rows.lapse.bind(rows);
        jest.spyOn(rows, 'lapse').mockImplementation(async (entry, now) => (await lapse(entry, now)) || true);
      }
      await times(10, (turn) => untilAvailable(() => sweep(appAt(turn))));
      expect(await seatsTaken(api, id)).toBeLessThan(0);
    },
    busyMachineMs,
  );

  // On SQLite the transaction queue would hide that the guard is missing.
  if (database !== 'sqlite') {
    it(
      'does not keep the order when the event is not locked first (control)',
      async () => {
        for (const { app } of new Set(apps)) {
          const rows = app.get(EventsRepository);
          jest.spyOn(rows, 'lockForUpdate').mockImplementation((id) => rows.table.findById(id));
        }
        const id = await eventWithLine(1, 0);
        const answers = await times(callers, (turn) => {
          // With a key, a retry after a 503 gets the true result.
          const key = { 'idempotency-key': randomUUID() };
          return untilServed(() => join(appAt(turn), id, `Caller${turn}`, {}, key));
        });
        const places = answers.map((answer) => answer.json<{ place: number }>().place);
        expect(new Set(places).size).toBeLessThan(callers);
      },
      busyMachineMs,
    );
  }
});
