import { jest } from '@jest/globals';
import { DatabaseUnavailable } from '../../src/platform/database/errors.ts';
import { PersonalDataRegistry } from '../../src/platform/personal-data/personal-data.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventSeats } from '../../src/publishing/events/event-seats.ts';
import { EventsRepository } from '../../src/publishing/events/events.repository.ts';
import type { WaitingListEntryResponse } from '../../src/publishing/events/waiting-list/waiting-list.dto.ts';
import { WaitingListEntry } from '../../src/publishing/events/waiting-list/waiting-list-entry.entity.ts';
import { WaitingListSweep } from '../../src/publishing/events/waiting-list/waiting-list-sweep.ts';
import { createEvent, inDays } from '../factories/event.ts';
import {
  entryOf,
  fullEvent,
  join,
  linkOf,
  mailsTo,
  openLink,
  personAt,
  register,
  registrationOf,
  seatsTaken,
  stopSchedules,
  waitingListOf,
} from '../factories/waiting-list.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describeOnEachDatabase('the waiting list of a full event', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
    stopSchedules([api]);
  });
  afterAll(() => api.close());

  const giveBack = async (eventId: number, firstName: string): Promise<boolean> =>
    api.app.get(EventSeats).giveBack(eventId, (await registrationOf(api, eventId, firstName)).id);
  const sweep = (now: Date): Promise<void> => api.app.get(WaitingListSweep).sweep(now);
  const change = (id: number, payload: object) =>
    api.send({ method: 'PUT', url: `/api/events/${id}`, headers: api.as('admin'), payload });
  const list = (id: number, query = '') =>
    api.send({ url: `/api/events/${id}/waiting-list${query}`, headers: api.as('steward') });
  const offeredUntil = async (id: number, name: string) => (await entryOf(api, id, name)).offeredUntil?.getTime() ?? 0;

  describe('POST /api/events/:id/waiting-list', () => {
    it('answers the place in line, and mails it with a link', async () => {
      const id = await fullEvent(api, ['Mary']);
      const ruth = await join(api, id, 'Ruth');
      expect([ruth.statusCode, ruth.json()]).toEqual([201, { eventId: id, place: 1 }]);
      expect((await join(api, id, 'Peter')).json()).toEqual({ eventId: id, place: 2 });
      expect(await mailsTo(api, `Ruth.${id}@example.org`)).toEqual(['You are on the waiting list']);
      const page = await openLink(api, linkOf(api, await entryOf(api, id, 'Peter')));
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('You are number 2 in line');
      expect(page.body).not.toMatch(/Peter|<script/);
      expect(await seatsTaken(api, id)).toBe(1);
    });

    it('refuses where nobody needs to wait, with the codes of registration', async () => {
      const codes = async (own: object, path = '') => {
        const { id } = await createEvent(api, own);
        return (await join(api, id, `Ruth${path}`)).json<{ code: string }>().code;
      };
      expect(await codes({ attendeeLimit: 2 })).toBe('EVENT_NOT_FULL');
      expect(await codes({ attendeeLimit: null })).toBe('EVENT_NOT_FULL');
      expect(await codes({ registrationRequired: false })).toBe('REGISTRATION_NOT_REQUIRED');
      expect(await codes({ date: inDays(-1) })).toBe('EVENT_OVER');
      expect(await codes({ isActive: false })).toBe('NOT_FOUND');
      const id = await fullEvent(api, ['Mary'], { date: new Date(Date.now() + hour - minute).toISOString() });
      const late = await join(api, id, 'Ruth');
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'WAITING_LIST_CLOSED']);
      expect((await join(api, id, 'Ruth', { eventId: id + 1 })).statusCode).toBe(400);
    });

    it('stores one entry for one person, and answers a repeated request without the place', async () => {
      const id = await fullEvent(api, ['Mary']);
      await join(api, id, 'Peter');
      await join(api, id, 'Ruth');
      // The same person with other capitals, and a person who already has a seat.
      const again = [await join(api, id, 'Ruth', { lastName: 'AKELLO' }), await join(api, id, 'Mary')];
      expect(again.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual([
        [200, { eventId: id, place: null }],
        [200, { eventId: id, place: null }],
      ]);
      expect(await waitingListOf(api, id)).toEqual(['Peter waiting', 'Ruth waiting']);
      const rows = api.database.repository(WaitingListEntry);
      expect(await mailsTo(api, `Ruth.${id}@example.org`)).toHaveLength(1);
      await rows.update({ eventId: id }, { mailedAt: new Date(Date.now() - hour - minute) });
      await join(api, id, 'Ruth');
      await join(api, id, 'Ruth');
      expect(await mailsTo(api, `Ruth.${id}@example.org`)).toEqual(Array(2).fill('You are on the waiting list'));
    });

    it('counts a repeated request once, with the same answer', async () => {
      const id = await fullEvent(api, ['Mary']);
      const headers = { 'idempotency-key': `waiting-${id}-ruth` };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => untilServed(() => join(api, id, 'Ruth', {}, headers))),
      );
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        Array(5).fill([201, JSON.stringify({ eventId: id, place: 1 })]),
      );
      expect(await waitingListOf(api, id)).toEqual(['Ruth waiting']);
    });

    it('redirects a plain form to the page of the event', async () => {
      const id = await fullEvent(api, ['Mary']);
      const send = () =>
        api.send({
          method: 'POST',
          url: `/api/events/${id}/waiting-list`,
          headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(personAt(id, 'Ruth', { eventId: String(id) }) as never).toString(),
        });
      const first = await send();
      expect([first.statusCode, first.headers.location]).toEqual([303, `/events/${id}?waiting=1#register`]);
      expect((await send()).headers.location).toBe(`/events/${id}?waiting=before#register`);
    });
  });

  describe('a seat that comes free', () => {
    it('is held for the first in line, who is informed by mail and text, and counts as taken', async () => {
      const id = await fullEvent(api, ['Mary', 'John']);
      await join(api, id, 'Ruth', { phone: '0772 123 457' });
      await join(api, id, 'Peter');
      await giveBack(id, 'Mary');
      expect(await waitingListOf(api, id)).toEqual(['Ruth offered', 'Peter waiting']);
      expect(await seatsTaken(api, id)).toBe(2);
      expect(await mailsTo(api, `Ruth.${id}@example.org`)).toEqual([
        'You are on the waiting list',
        'A seat is free for you',
      ]);
      expect(await mailsTo(api, '+256772123457')).toEqual(['text']);
      expect(await mailsTo(api, `Peter.${id}@example.org`)).toHaveLength(1);
      expect((await register(api, id, 'Newcomer')).json<{ code: string }>().code).toBe('EVENT_FULL');
    });

    it('is held for the first in line when a person is erased', async () => {
      const id = await fullEvent(api, ['Mary']);
      await join(api, id, 'Ruth');
      const place = api.app.get(PersonalDataRegistry).find('event-registration');
      await place?.erase([(await registrationOf(api, id, 'Mary')).id]);
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Ruth offered'], 1]);
    });

    it('is held when the office raises the limit, for as many as there are seats', async () => {
      const id = await fullEvent(api, ['Mary']);
      for (const name of ['Ruth', 'Peter', 'Sarah']) await join(api, id, name);
      expect((await change(id, { title: 'Larger hall', category: 'conference', attendeeLimit: 3 })).statusCode).toBe(
        200,
      );
      expect(await waitingListOf(api, id)).toEqual(['Ruth offered', 'Peter offered', 'Sarah waiting']);
      expect(await seatsTaken(api, id)).toBe(3);
      // While the event is unpublished nothing is offered, until it is public again.
      await change(id, { title: 'Larger hall', category: 'conference', isActive: false, attendeeLimit: 4 });
      expect(await seatsTaken(api, id)).toBe(3);
      await change(id, { title: 'Larger hall', category: 'conference', isActive: true });
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([
        ['Ruth offered', 'Peter offered', 'Sarah offered'],
        4,
      ]);
    });

    it('is offered to the waiting list first, even if nobody noticed that it became free', async () => {
      const id = await fullEvent(api, ['Mary']);
      await join(api, id, 'Ruth');
      // As a process of the previous release would do it.
      await api.database.repository(EventEntity).update(id, { attendeeLimit: 2 });
      expect((await register(api, id, 'Newcomer')).json<{ code: string }>().code).toBe('EVENT_FULL');
      expect((await join(api, id, 'Newcomer')).json()).toEqual({ eventId: id, place: 2 });
      await sweep(new Date());
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([
        ['Ruth offered', 'Newcomer waiting'],
        2,
      ]);
    });

    it('is held for a day, or for half of the time until the event', async () => {
      const far = await fullEvent(api, ['Mary'], { date: inDays(10) });
      const near = await fullEvent(api, ['Mary'], { date: new Date(Date.now() + 6 * hour).toISOString() });
      for (const id of [far, near]) await join(api, id, 'Ruth');
      const now = Date.now();
      for (const id of [far, near]) await giveBack(id, 'Mary');
      expect(Math.round(((await offeredUntil(far, 'Ruth')) - now) / minute)).toBe(24 * 60);
      expect(Math.round(((await offeredUntil(near, 'Ruth')) - now) / minute)).toBe(3 * 60);
    });

    it('is free for anyone in the last hour before the event', async () => {
      const id = await fullEvent(api, ['Mary']);
      await join(api, id, 'Ruth');
      await api.database.repository(EventEntity).update(id, { date: new Date(Date.now() + hour - minute) });
      await giveBack(id, 'Mary');
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Ruth waiting'], 0]);
      expect((await register(api, id, 'Newcomer')).statusCode).toBe(201);
    });

    it('is held until the event begins at most, also when the event is moved', async () => {
      const id = await fullEvent(api, ['Mary'], { date: inDays(10) });
      await join(api, id, 'Ruth');
      await giveBack(id, 'Mary');
      const date = new Date(Date.now() + 5 * hour).toISOString();
      await change(id, { title: 'Earlier', category: 'conference', date });
      expect(new Date(await offeredUntil(id, 'Ruth')).toISOString()).toBe(date);
    });
  });

  describe('/waiting-list/:code', () => {
    const offered = async (seated = ['Mary'], waiting = ['Ruth', 'Peter']) => {
      const id = await fullEvent(api, seated);
      for (const name of waiting) await join(api, id, name);
      await giveBack(id, seated[0] ?? '');
      return { id, link: linkOf(api, await entryOf(api, id, 'Ruth')) };
    };

    it('takes the seat once on a press, with ticket and confirmation; opening the link does not', async () => {
      const { id, link } = await offered();
      const page = await openLink(api, link);
      expect(page.body).toContain('A seat is free for you');
      expect(page.body).not.toMatch(/Ruth|<script/);
      expect(await waitingListOf(api, id)).toEqual(['Ruth offered', 'Peter waiting']);

      const taken = await openLink(api, link, 'take');
      expect([taken.statusCode, taken.body]).toEqual([200, expect.stringContaining('You are registered')]);
      const ticket = /\/tickets\/\w+/.exec(taken.body)?.[0] ?? '';
      expect((await openLink(api, ticket)).body).toContain('Your ticket');
      expect((await openLink(api, link, 'take')).body).toContain(ticket);
      expect((await openLink(api, link)).body).toContain(ticket);
      expect((await openLink(api, link, 'leave')).body).toContain(ticket);
      expect(await registrationOf(api, id, 'Ruth')).toMatchObject({ email: `Ruth.${id}@example.org` });
      expect((await mailsTo(api, `Ruth.${id}@example.org`)).at(-1)).toBe('You are registered');
      // The entry no longer contains a name.
      expect(await waitingListOf(api, id)).toEqual(['taken', 'Peter waiting']);
      expect(await seatsTaken(api, id)).toBe(1);
    });

    it('takes no seat that is not offered, nor one with a forged link', async () => {
      const { id, link } = await offered();
      const peter = linkOf(api, await entryOf(api, id, 'Peter'));
      const early = await openLink(api, peter, 'take');
      expect([early.statusCode, early.body]).toEqual([409, expect.stringContaining('No seat is free for you yet')]);
      const forged = [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, link.replace(`${id}-`, `${id + 1}-`)];
      for (const path of [...forged, '/waiting-list/1', '/waiting-list/0-0-AAAAAAAAAAAAAAAA'])
        expect([path, (await openLink(api, path, 'take')).statusCode, (await openLink(api, path)).statusCode]).toEqual([
          path,
          404,
          404,
        ]);
      expect(await seatsTaken(api, id)).toBe(1);
    });

    it('offers the seat to the next when its time is over, and says so', async () => {
      const { id, link } = await offered();
      await api.database
        .repository(WaitingListEntry)
        .update({ eventId: id, state: 'offered' }, { offeredUntil: new Date(Date.now() - 1) });
      const late = await openLink(api, link, 'take');
      expect([late.statusCode, late.body]).toEqual([
        409,
        expect.stringContaining('The time to take this seat is over'),
      ]);
      await sweep(new Date());
      expect(await waitingListOf(api, id)).toEqual(['Ruth lapsed', 'Peter offered']);
      expect((await openLink(api, link)).body).toContain('The time to take this seat is over');
      expect((await openLink(api, link, 'take')).statusCode).toBe(409);
      // Ruth may join again, at the end of the list.
      expect((await join(api, id, 'Ruth')).json()).toEqual({ eventId: id, place: 1 });
      expect(await waitingListOf(api, id)).toEqual(['Peter offered', 'Ruth waiting']);
      // When nobody is left behind Peter and Ruth, the seat is free for everybody.
      await sweep(new Date(Date.now() + day + minute));
      await sweep(new Date(Date.now() + 3 * day));
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Peter lapsed', 'Ruth lapsed'], 0]);
      expect((await register(api, id, 'Newcomer')).statusCode).toBe(201);
    });

    it('offers the seats of other events while those of a crowded one cannot be passed on', async () => {
      const [crowded, other] = [(await offered()).id, (await offered()).id];
      const entries = api.database.repository(WaitingListEntry);
      for (const [eventId, ago] of [
        [crowded, 2],
        [other, 1],
      ] as const)
        await entries.update({ eventId, state: 'offered' }, { offeredUntil: new Date(Date.now() - ago) });
      const events = api.app.get(EventsRepository);
      const inTurn = events.inTurn.bind(events);
      const refusing = jest
        .spyOn(events, 'inTurn')
        .mockImplementation(((id, work) =>
          id === crowded ? Promise.reject(new DatabaseUnavailable()) : inTurn(id, work)) as typeof inTurn);
      await sweep(new Date());
      refusing.mockRestore();
      expect(await waitingListOf(api, crowded)).toEqual(['Ruth offered', 'Peter waiting']);
      expect(await waitingListOf(api, other)).toEqual(['Ruth lapsed', 'Peter offered']);
      await sweep(new Date());
      expect(await waitingListOf(api, crowded)).toEqual(['Ruth lapsed', 'Peter offered']);
    });

    it('lets a person join again at the end once the offer has expired, also before the sweep', async () => {
      const { id } = await offered();
      await api.database
        .repository(WaitingListEntry)
        .update({ eventId: id, state: 'offered' }, { offeredUntil: new Date(Date.now() - 1) });
      expect((await join(api, id, 'Ruth')).json()).toEqual({ eventId: id, place: 1 });
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Peter offered', 'Ruth waiting'], 1]);
    });

    it('leaves the line on a press, and passes an offered seat on', async () => {
      const { id, link } = await offered(['Mary'], ['Ruth', 'Peter', 'Sarah']);
      const sarah = linkOf(api, await entryOf(api, id, 'Sarah'));
      expect((await openLink(api, sarah, 'leave')).body).toContain('You are not on this waiting list');
      expect(await waitingListOf(api, id)).toEqual(['Ruth offered', 'Peter waiting']);
      expect((await openLink(api, link, 'leave')).statusCode).toBe(200);
      expect((await openLink(api, link, 'leave')).statusCode).toBe(200);
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Peter offered'], 1]);
      expect((await openLink(api, link)).body).toContain('You are not on this waiting list');
    });

    it('passes the seat on when the person already has one', async () => {
      const { id, link } = await offered(['Mary', 'John'], ['Ruth', 'Peter']);
      const john = await registrationOf(api, id, 'John');
      const { personKey } = await entryOf(api, id, 'Ruth');
      await api.database.repository(EventEntity).manager.update('event_registrations', john.id, { personKey });
      expect((await openLink(api, link, 'take')).body).toContain('You are registered');
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['taken', 'Peter offered'], 2]);
    });

    it('refuses after the event', async () => {
      const { id, link } = await offered();
      await api.database.repository(EventEntity).update(id, { date: new Date(Date.now() - 1_000), endDate: null });
      expect((await openLink(api, link, 'take')).body).toContain('This event is over');
    });
  });

  describe('the list of the office', () => {
    it('GET lists everybody in order, with place, status and time', async () => {
      const id = await fullEvent(api, ['Mary']);
      for (const name of ['Ruth', 'Peter', 'Sarah']) await join(api, id, name, { specialRequests: 'A wheelchair' });
      await giveBack(id, 'Mary');
      const all = await list(id);
      expect(all.headers['x-total-count']).toBe('3');
      expect(
        all.json<WaitingListEntryResponse[]>().map(({ firstName, state, place }) => [firstName, state, place]),
      ).toEqual([
        ['Ruth', 'offered', null],
        ['Peter', 'waiting', 1],
        ['Sarah', 'waiting', 2],
      ]);
      const page = await list(id, '?state=waiting&limit=1&offset=1');
      expect(page.headers['x-total-count']).toBe('2');
      expect(page.json<WaitingListEntryResponse[]>()).toEqual([
        {
          id: (await entryOf(api, id, 'Sarah')).id,
          state: 'waiting',
          place: 2,
          firstName: 'Sarah',
          lastName: 'Akello',
          email: `Sarah.${id}@example.org`,
          phone: null,
          specialRequests: 'A wheelchair',
          offeredUntil: null,
          createdAt: expect.any(String),
        },
      ]);
      const csv = await api.send({ url: `/api/events/${id}/waiting-list/export.csv`, headers: api.as('steward') });
      expect(csv.body.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
        '\uFEFFPlace,State,First Name',
        ',offered,Ruth',
        '1,waiting,Peter',
        '2,waiting,Sarah',
        '',
      ]);
    });

    it('DELETE removes a person, and passes an offered seat on', async () => {
      const id = await fullEvent(api, ['Mary']);
      for (const name of ['Ruth', 'Peter']) await join(api, id, name);
      await giveBack(id, 'Mary');
      const remove = async (name: string, as: 'admin' | 'steward' = 'admin') => {
        const { id: entryId } = await entryOf(api, id, name);
        const url = `/api/events/${id}/waiting-list/${entryId}`;
        return (await api.send({ method: 'DELETE', url, headers: api.as(as) })).statusCode;
      };
      expect(await remove('Ruth', 'steward')).toBe(403);
      expect(await remove('Ruth')).toBe(204);
      expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Peter offered'], 1]);
      const url = `/api/events/${id}/waiting-list/2147483647`;
      expect((await api.send({ method: 'DELETE', url, headers: api.as('admin') })).statusCode).toBe(404);
    });
  });

  it('is found, exported and erased as personal data; an erased offer goes to the next', async () => {
    const id = await fullEvent(api, ['Mary']);
    for (const name of ['Ruth', 'Peter']) await join(api, id, name);
    await giveBack(id, 'Mary');
    const place = api.app.get(PersonalDataRegistry).find('waiting-list-entry');
    const found = await place?.find({ email: `ruth.${id}@example.org` }, 10);
    expect(found).toMatchObject([{ title: 'Ruth Akello', detail: 'Harvest Conference', matched: ['email'] }]);
    const ids = found?.map((record) => record.id) ?? [];
    expect(await place?.export(ids)).toMatchObject([{ 'First name': 'Ruth', State: 'offered' }]);
    expect(await place?.erase(ids)).toEqual({ count: 1 });
    expect([await waitingListOf(api, id), await seatsTaken(api, id)]).toEqual([['Peter offered'], 1]);
  });

  it('is removed 30 days after the end of its event', async () => {
    const id = await fullEvent(api, ['Mary']);
    await join(api, id, 'Ruth');
    const end = new Date('2031-05-01T12:00:00Z');
    await api.database.repository(EventEntity).update(id, { date: new Date('2031-04-30T12:00:00Z'), endDate: end });
    const retention = api.app.get(Retention);
    await retention.applyTo('Waiting list entries', new Date(end.getTime() + 30 * day));
    expect(await waitingListOf(api, id)).toEqual(['Ruth waiting']);
    await retention.applyTo('Waiting list entries', new Date(end.getTime() + 30 * day + 1));
    expect(await waitingListOf(api, id)).toEqual([]);
  });
});
