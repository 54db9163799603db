import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { ScanRequest } from '../../src/publishing/events/check-ins/check-in.dto.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const day = 86_400_000;

describeOnEachDatabase('attendance of an event', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  const register = async (eventId: number, firstName: string, own: object = {}): Promise<number> => {
    const email = `${firstName.toLowerCase().replace(/\W/g, '')}.${eventId}@example.org`;
    const payload = registrationRequest(eventId, { firstName, email, ...own });
    return (await api.send({ method: 'POST', url: `/api/events/${eventId}/register`, payload })).json<{
      id: number;
    }>().id;
  };
  const scan = (ticket: number | string, at: string, own: Partial<ScanRequest> = {}): ScanRequest => ({
    id: randomUUID(),
    ticket: String(ticket),
    kind: 'in',
    gate: 'Gate A',
    at: Date.parse(at),
    ...own,
  });
  const send = (eventId: number, scans: ScanRequest[]): Promise<unknown> =>
    api.send({
      method: 'POST',
      url: `/api/events/${eventId}/check-ins`,
      headers: api.as('steward'),
      payload: { device: randomUUID(), cursor: 0, sentAt: Date.now(), scans },
    });
  const read = (eventId: number, path = ''): Promise<{ statusCode: number; body: string; json(): unknown }> =>
    api.send({ url: `/api/events/${eventId}/attendance${path}`, headers: api.as('steward') });
  const thank = (eventId: number) =>
    untilServed(() =>
      api.send({ method: 'POST', url: `/api/events/${eventId}/attendance/thanks`, headers: api.as('admin') }),
    );
  const mails = (eventId: number): Promise<OutboxMessage[]> =>
    api.database
      .repository(OutboxMessage)
      .find({ where: { subject: `Thank you for coming: Meeting ${eventId}` }, order: { id: 'ASC' } });

  /** An event that is over: Mary and =Peter came, Grace was let in by mistake, Okot did not come, one person walked in and one gave the seat back. */
  const past = async (): Promise<{ id: number; mary: number; peter: number; grace: number; okot: number }> => {
    const { id } = await createEvent(api);
    const [mary, peter] = [await register(id, 'Mary'), await register(id, '=Peter')];
    const [grace, okot] = [await register(id, 'Grace'), await register(id, 'Okot')];
    const mistake = scan(grace, '2026-01-05T07:02:00Z');
    const walkIn = scan(1, '2026-01-05T07:21:00Z', { kind: 'walk-in', name: 'Lamwaka Rose' });
    await send(id, [
      scan(mary, '2026-01-05T07:09:00Z', { gate: 'Gate B' }),
      scan(mary, '2026-01-05T07:01:00Z'),
      scan(peter, '2026-01-05T07:12:00Z'),
      mistake,
      scan(grace, '2026-01-05T07:03:00Z', { kind: 'undo', undoes: mistake.id }),
      { ...walkIn, ticket: walkIn.id },
      scan(999_999, '2026-01-05T07:13:00Z'),
    ]);
    const events = api.database.repository(EventEntity);
    await events.update(id, { title: `Meeting ${id}`, date: new Date(Date.now() - day) });
    return { id, mary, peter, grace, okot };
  };

  it('tells who came, who did not and when, using the first check-in that was not undone', async () => {
    const { id, mary, peter, grace, okot } = await past();
    const from = (time: string): string => `2026-01-05T${time}:00.000Z`;
    expect((await read(id)).json()).toEqual({
      registered: 4,
      came: 2,
      absent: 2,
      unregistered: 2,
      spanMinutes: 5,
      arrivals: [
        { from: from('07:00'), count: 1 },
        { from: from('07:05'), count: 0 },
        { from: from('07:10'), count: 2 },
        { from: from('07:15'), count: 0 },
        { from: from('07:20'), count: 1 },
      ],
      toThank: 2,
    });
    expect((await read(id, '/people?attendance=came')).json()).toMatchObject([
      { id: mary, arrivedAt: from('07:01'), gate: 'Gate A' },
      { id: peter },
    ]);
    expect((await read(id, '/people?attendance=absent')).json()).toMatchObject([
      { id: grace, arrivedAt: null, gate: null },
      { id: okot },
    ]);
    expect((await read(id, '/people?attendance=absent&limit=1&offset=1')).json()).toMatchObject([{ id: okot }]);
  });

  it('exports everybody, and escapes names that a spreadsheet would read as formulas', async () => {
    const { id } = await past();
    const lines = (await read(id, '/export.csv')).body.trim().split('\r\n');
    expect(
      lines.map((line) =>
        line
          .split(',')
          .filter((_, at) => at !== 2 && at !== 4)
          .join(),
      ),
    ).toEqual([
      'First Name,Last Name,Phone,Came,Arrived At,Gate',
      'Mary,Akello,,Yes,2026-01-05T07:01:00.000Z,Gate A',
      "'=Peter,Akello,,Yes,2026-01-05T07:12:00.000Z,Gate A",
      'Grace,Akello,,No,,',
      'Okot,Akello,,No,,',
      'Lamwaka Rose,,,Yes,2026-01-05T07:21:00.000Z,Gate A',
      'Without a registration,,,Yes,2026-01-05T07:13:00.000Z,Gate A',
    ]);
  });

  it('answers zeros for an event at which nobody was checked in', async () => {
    const { id } = await createEvent(api);
    expect((await read(id)).json()).toMatchObject({
      registered: 0,
      came: 0,
      unregistered: 0,
      arrivals: [],
      toThank: 0,
    });
  });

  it('answers 404 for an unknown event, and 400 when the attendance filter is missing', async () => {
    const { id } = await createEvent(api);
    const statuses = await Promise.all([
      read(999_999),
      read(999_999, '/people?attendance=came'),
      read(999_999, '/export.csv'),
      thank(999_999),
      read(id, '/people'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 400]);
  });

  describe('POST /api/events/:id/attendance/thanks', () => {
    it('sends a thank-you e-mail to those who came, and writes the number into the audit log', async () => {
      const { id } = await past();
      expect((await thank(id)).json()).toEqual({ sent: 2, toThank: 0 });
      const sent = await mails(id);
      expect(sent.map(({ recipient }) => recipient)).toEqual([`mary.${id}@example.org`, `peter.${id}@example.org`]);
      expect(sent[0]?.text).toMatch(/^Dear Mary,\n/);
      expect(
        await api.database.repository(AuditEntry).findBy({ entity: 'event', entityId: id, action: 'thanked' }),
      ).toMatchObject([{ summary: `Thanks for coming sent to 2: Meeting ${id}` }]);
    });

    it('sends each e-mail once, even for simultaneous and repeated requests', async () => {
      const { id } = await past();
      const answers = await Promise.all(Array.from({ length: 12 }, () => thank(id)));
      const sent = answers.map((answer) => answer.json<{ sent: number }>().sent);
      expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
      expect((await thank(id)).json()).toEqual({ sent: 0, toThank: 0 });
      expect(await mails(id)).toHaveLength(2);
    });

    it('reaches people whose check-in arrived after the first thank-you e-mails', async () => {
      const { id, okot } = await past();
      await thank(id);
      await send(id, [scan(okot, '2026-01-05T07:30:00Z')]);
      expect((await read(id)).json()).toMatchObject({ toThank: 1 });
      expect((await thank(id)).json()).toEqual({ sent: 1, toThank: 0 });
    });

    it('thanks people who were registered together once, also when some are scanned after the first e-mails', async () => {
      const { id } = await createEvent(api);
      const mary = await register(id, 'Mary', { others: ['Peter Okello', 'Joy Okello'] });
      const peter = await api.database
        .repository(EventRegistration)
        .findOneByOrFail({ eventId: id, firstName: 'Peter' });
      await send(id, [scan(peter.id, '2026-01-05T07:01:00Z')]);
      const isOver = { title: `Meeting ${id}`, date: new Date(Date.now() - day) };
      await api.database.repository(EventEntity).update(id, isOver);
      expect((await thank(id)).json()).toEqual({ sent: 1, toThank: 0 });
      await send(id, [scan(mary, '2026-01-05T07:02:00Z')]);
      expect((await thank(id)).json()).toEqual({ sent: 0, toThank: 0 });
      expect(await mails(id)).toHaveLength(1);
    });

    it('answers 409 while the event is not over, and sends nothing', async () => {
      const { id } = await past();
      await api.database.repository(EventEntity).update(id, { endDate: new Date(Date.now() + day) });
      const answer = await thank(id);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'EVENT_NOT_OVER']);
      expect(await mails(id)).toEqual([]);
    });
  });
});
