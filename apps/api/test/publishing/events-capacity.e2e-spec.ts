import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventsRepository } from '../../src/publishing/events/events.repository.ts';
import { busyMachineMs } from '../busy-machine.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const seats = 10;
const callers = 200;

/**
 * Many people ask for a seat at the same moment, distributed over the applications. The page sends a key; other callers need not.
 * A caller that gets a 503 retries, as the answer asks.
 */
const askAllAtOnce = (
  apps: readonly TestApp[],
  id: number,
  { withKeys = false, count = callers } = {},
): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const app = apps[turn % apps.length] as TestApp;
      const payload = registrationRequest(id, { firstName: `Person ${turn}`, email: `person${turn}@example.org` });
      const headers = withKeys ? { 'idempotency-key': `event-${id}-person-${turn}` } : {};
      const { statusCode } = await untilServed(() =>
        app.send({ method: 'POST', url: `/api/events/${id}/register`, headers, payload }),
      );
      return statusCode;
    }),
  );

const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

// I2: seats taken = registrations ≤ limit
describeOnEachDatabase('POST /api/events/:id/register for the last seats', (database) => {
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

  const check = async (id: number): Promise<void> => {
    const event = (await api.send({ url: `/api/events/${id}`, headers: api.as('admin') })).json<EventResponse>();
    expect(event).toMatchObject({ seatsTaken: seats, seatsLeft: 0 });
    expect(await api.database.repository(EventRegistration).countBy({ eventId: id })).toBe(seats);
  };

  it(
    `gives ${seats} seats to ${seats} of ${callers} simultaneous requests`,
    async () => {
      const { id } = await createEvent(api, { attendeeLimit: seats });
      expect(tally(await askAllAtOnce([api], id))).toEqual({ 201: seats, 409: callers - seats });
      await check(id);
    },
    busyMachineMs,
  );

  it(
    `gives ${seats} seats to ${seats} of ${callers} simultaneous requests with an Idempotency-Key each`,
    async () => {
      const { id } = await createEvent(api, { attendeeLimit: seats });
      expect(tally(await askAllAtOnce([api], id, { withKeys: true }))).toEqual({ 201: seats, 409: callers - seats });
      await check(id);
    },
    busyMachineMs,
  );

  it(
    `gives ${seats} seats to ${seats} of ${callers} simultaneous requests to two processes`,
    async () => {
      const { id } = await createEvent(api, { attendeeLimit: seats });
      expect(tally(await askAllAtOnce([api, second ?? api], id))).toEqual({ 201: seats, 409: callers - seats });
      await check(id);
    },
    busyMachineMs,
  );

  it(
    'sells more seats than there are when it counts first (control)',
    async () => {
      const { id } = await createEvent(api, { attendeeLimit: seats });
      const rows = api.database.repository(EventRegistration);
      const naive = async (turn: number): Promise<boolean> => {
        if ((await rows.countBy({ eventId: id })) >= seats) return false;
        await rows.insert({
          eventId: id,
          personKey: `naive ${turn}`,
          confirmationCode: `N${turn}`,
          firstName: 'N',
          lastName: 'N',
          email: 'n@example.org',
          createdAt: new Date(),
        });
        return true;
      };
      // On a busy machine some callers are refused before they reach the database; enough others get through.
      const got = await Promise.all(Array.from({ length: callers }, (_, turn) => naive(turn).catch(() => false)));
      expect(got.filter(Boolean).length).toBeGreaterThan(seats);
    },
    busyMachineMs,
  );

  // On SQLite the transaction queue would hide that the guard is missing.
  if (database !== 'sqlite') {
    it(
      'sells more seats than there are when the condition is taken out of the update (control)',
      async () => {
        // Needs two processes: within one process the callers reach the row one after the other.
        const processes = [api, second ?? api];
        for (const { app } of processes) {
          const events = app.get(EventsRepository);
          events.takeSeats = async (id) => {
            const event = await events.table.findById(id);
            if (event === null || event.seatsTaken >= seats) return false;
            return events.table.update(id, { seatsTaken: event.seatsTaken + 1 }, event.version);
          };
        }
        const { id } = await createEvent(api, { attendeeLimit: seats });
        expect(tally(await askAllAtOnce(processes, id, { count: 4 * seats }))[201]).toBeGreaterThan(seats);
      },
      busyMachineMs,
    );
  }
});
