import { randomUUID } from 'node:crypto';
import { checkInLimits } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import type {
  AttendeesResponse,
  CheckInsResponse,
  ScanRequest,
} from '../../src/publishing/events/check-ins/check-in.dto.ts';
import { CheckIn } from '../../src/publishing/events/check-ins/check-in.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const scan = (own: Partial<ScanRequest> = {}): ScanRequest => ({
  id: randomUUID(),
  ticket: '17',
  kind: 'in',
  gate: 'Gate A',
  at: Date.now(),
  ...own,
});

describeOnEachDatabase('check-in at an event', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  const send = async (
    eventId: number,
    scans: readonly object[],
    own: object = {},
  ): Promise<{ status: number; body: CheckInsResponse & { fields: Record<string, string> } }> => {
    const answer = await api.send({
      method: 'POST',
      url: `/api/events/${eventId}/check-ins`,
      headers: api.as('steward'),
      payload: { device: randomUUID(), cursor: 0, sentAt: Date.now(), scans, ...own },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  describe('GET /api/events/:id/attendees', () => {
    it('lists names, last digits of phones and codes in columns and pages, without e-mail addresses', async () => {
      const { id } = await createEvent(api);
      for (const firstName of ['Mary', 'Peter'])
        await api.send({
          method: 'POST',
          url: `/api/events/${id}/register`,
          payload: registrationRequest(id, { firstName, phone: firstName === 'Mary' ? '0772 123 456' : null }),
        });
      const read = async (after = ''): Promise<AttendeesResponse> =>
        (
          await api.send({ url: `/api/events/${id}/attendees${after}`, headers: api.as('steward') })
        ).json<AttendeesResponse>();
      const list = await read();
      expect(list).toEqual({
        title: 'Harvest Conference',
        total: 2,
        key: expect.stringMatching(/^[\w+/]{43}=$/),
        ids: [expect.any(Number), expect.any(Number)],
        names: ['Mary Akello', 'Peter Akello'],
        phones: ['3456', ''],
        codes: [expect.stringMatching(/^\w{8}$/), expect.stringMatching(/^\w{8}$/)],
        next: null,
      });
      expect(await read(`?after=${list.ids[0]}`)).toMatchObject({ names: ['Peter Akello'] });
    });

    it('answers 404 for an unknown event and 400 for a wrong number', async () => {
      const read = async (path: string): Promise<number> =>
        (await api.send({ url: path, headers: api.as('steward') })).statusCode;
      expect([await read('/api/events/999999/attendees'), await read('/api/events/1/attendees?after=x')]).toEqual([
        404, 400,
      ]);
    });
  });

  describe('POST /api/events/:id/check-ins', () => {
    it('stores each scan once, however often and together with whichever others it is sent', async () => {
      const { id } = await createEvent(api);
      const [one, two] = [scan(), scan({ ticket: '18' })];
      expect((await send(id, [one])).body.stored).toEqual([one.id]);
      expect((await send(id, [two, one, two])).body.stored).toEqual([two.id, one.id, two.id]);
      await Promise.all([send(id, [one, two]), send(id, [two, one])]);
      expect(await api.database.repository(CheckIn).countBy({ eventId: id })).toBe(2);
    });

    it('answers the scans of other devices after the cursor, not those of the asking one', async () => {
      const { id } = await createEvent(api);
      const [mine, other] = [randomUUID(), randomUUID()];
      const walkIn = scan({ kind: 'walk-in', name: 'Okot Peter' });
      walkIn.ticket = walkIn.id;
      const first = await send(id, [scan()], { device: mine });
      expect(first.body).toMatchObject({ others: [], hasMore: false });
      await send(id, [walkIn], { device: other });
      const second = await send(id, [], { device: mine, cursor: first.body.cursor });
      expect(second.body.others).toEqual([{ ...walkIn, undoes: null }]);
      expect((await send(id, [], { device: mine, cursor: second.body.cursor })).body.others).toEqual([]);
      expect((await send(id, [])).body.others).toHaveLength(2);
    });

    it('corrects the times of a clock that is wrong by a day, and stores none in the future', async () => {
      const { id } = await createEvent(api);
      const day = 86_400_000;
      const now = Date.now();
      await send(id, [scan({ at: now - day - 60_000 })], { sentAt: now - day });
      await send(id, [scan({ at: now + day })], { sentAt: now + day });
      await send(id, [scan({ at: now + day })]);
      const times = (await send(id, [])).body.others.map(({ at }) => Math.round((at - now) / 10_000));
      expect(times).toEqual([-6, 0, 0]);
    });

    it.each([
      ['device', { device: 'phone' }, []],
      ['cursor', { cursor: -1 }, []],
      ['sentAt', { sentAt: 'now' }, []],
      ['scans.0.id', {}, [scan({ id: '1' })]],
      ['scans.0.ticket', {}, [scan({ ticket: '0' })]],
      ['scans.0.kind', {}, [{ ...scan(), kind: 'out' }]],
      ['scans.0.gate', {}, [scan({ gate: '' })]],
      ['scans.1.at', {}, [scan(), scan({ at: -1 })]],
      ['scans.0.name', {}, [scan({ name: 'x'.repeat(checkInLimits.name + 1) })]],
      ['scans.0.undoes', {}, [scan({ kind: 'undo' })]],
      ['scans', {}, Array.from({ length: checkInLimits.batch + 1 }, () => scan())],
    ])('answers 400 naming %s, and stores nothing', async (field, own, scans) => {
      const { id } = await createEvent(api);
      const { status, body } = await send(id, scans, own);
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
      expect(await api.database.repository(CheckIn).countBy({ eventId: id })).toBe(0);
    });

    it('answers 404 for an unknown event', async () => {
      expect((await send(999_999, [scan()])).status).toBe(404);
    });
  });

  describe('names of walk-ins', () => {
    const walkedIn = async (): Promise<number> => {
      const { id } = await createEvent(api);
      const walkIn = scan({ kind: 'walk-in', name: 'Lamwaka Grace' });
      await send(id, [{ ...walkIn, ticket: walkIn.id }]);
      return id;
    };

    it('are found, and erased while the entry stays', async () => {
      const id = await walkedIn();
      const post = (path: string, payload: object) =>
        api.send({ method: 'POST', url: `/api/people/${path}`, headers: api.as('admin'), payload });
      const found = await post('search', { name: 'Lamwaka Grace' });
      expect(found.body).toContain('Walk-ins at events');
      const row = await api.database.repository(CheckIn).findOneByOrFail({ eventId: id });
      await post('erase', { records: [{ kind: 'walk-in', id: row.id }] });
      expect(await api.database.repository(CheckIn).findBy({ eventId: id })).toMatchObject([{ name: null }]);
    });

    it('are erased 24 months after the event', async () => {
      const id = await walkedIn();
      await api.database.repository(EventEntity).update(id, { date: new Date('2020-01-01T00:00:00Z') });
      const apply = (now: string): Promise<number> =>
        api.app.get(Retention).applyTo('Check-ins at events', new Date(now));
      expect([await apply('2021-12-30T00:00:00Z'), await apply('2022-02-01T00:00:00Z')]).toEqual([0, 1]);
    });
  });
});
