import { jest } from '@jest/globals';
import { DeleteQueryBuilder, type DeleteResult } from 'typeorm';
import { Retention } from '../../src/platform/retention/retention.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { createEvent, inDays, registrationRequest } from '../factories/event.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

// The data protection law: personal data is not stored longer than it is needed.
describeOnEachDatabase('registrations for a past event', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const now = new Date('2031-06-15T12:00:00Z');
  /** An event that began and ended at these times, with two registrations. */
  const held = async (date: string, endDate: string | null): Promise<number> => {
    const { id } = await createEvent(api, { date: inDays(3), attendeeLimit: 2 });
    for (const firstName of ['Mary', 'Ruth']) {
      const answer = await api.send({
        method: 'POST',
        url: `/api/events/${id}/register`,
        payload: registrationRequest(id, { firstName }),
      });
      expect(answer.statusCode).toBe(201);
    }
    await api.database
      .repository(EventEntity)
      .update(id, { date: new Date(date), endDate: endDate === null ? null : new Date(endDate) });
    return id;
  };
  const namesOf = async (id: number): Promise<string[]> =>
    (await api.database.repository(EventRegistration).findBy({ eventId: id })).map(({ firstName }) => firstName).sort();

  it('are erased 24 months after its end; the number of attendees stays', async () => {
    const recent = await held('2029-06-15T12:00:00.001Z', null);
    const old = await held('2029-06-15T11:59:59.999Z', null);
    const long = await held('2029-06-10T06:00:00Z', '2029-06-16T06:00:00Z');
    const longOver = await held('2029-06-10T06:00:00Z', '2029-06-12T06:00:00Z');
    expect(await api.app.get(Retention).applyTo('Event registrations', now)).toBe(4);
    expect(await Promise.all([recent, old, long, longOver].map(namesOf))).toEqual([
      ['Mary', 'Ruth'],
      [],
      ['Mary', 'Ruth'],
      [],
    ]);
    const answer = await api.send({ url: `/api/events/${old}` });
    expect(answer.json()).toMatchObject({ seatsTaken: 2, seatsLeft: 0 });
    expect((await api.send({ url: `/api/events/${old}/registrations`, headers: api.as('admin') })).json()).toEqual([]);
    expect(await api.app.get(Retention).applyTo('Event registrations', now)).toBe(0);
  });

  it('are erased by several statements, because one for thousands of rows may take too long', async () => {
    const id = await held('2029-06-10T06:00:00Z', null);
    const person = { eventId: id, firstName: 'Grace', lastName: 'Atim', email: 'grace@example.org', createdAt: now };
    const people = Array.from({ length: 598 }, (_, at) => ({
      ...person,
      personKey: `${id} ${at}`,
      confirmationCode: `${id}-${at}`,
    }));
    await api.database.repository(EventRegistration).insert(people);
    const statements = jest.spyOn(DeleteQueryBuilder.prototype, 'execute');
    expect(await api.app.get(Retention).applyTo('Event registrations', now)).toBe(600);
    const removed = await Promise.all(statements.mock.results.map(({ value }) => value as Promise<DeleteResult>));
    statements.mockRestore();
    expect(Math.max(...removed.map(({ affected }) => affected ?? 0))).toBeLessThanOrEqual(250);
    expect(await namesOf(id)).toEqual([]);
  });
});
