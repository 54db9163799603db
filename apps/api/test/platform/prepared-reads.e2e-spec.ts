import { setTimeout as pause } from 'node:timers/promises';
import { ResponseCache } from '../../src/platform/cache/response-cache.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('cached public reads', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ seed: true });
  });
  afterAll(() => app.close());

  const get = (headers: Record<string, string> = {}, url = '/api/events') => app.send({ url, headers });

  it('answer the same bytes and headers each time', async () => {
    const [first, second] = [await get(), await get()];
    expect(second.body).toBe(first.body);
    for (const name of ['etag', 'content-type', 'cache-control', 'vary', 'x-total-count'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=15, stale-while-revalidate=60',
      vary: 'accept-encoding, authorization',
      etag: expect.stringMatching(/^W\/".+"$/),
    });
  });

  it('answer 304 without a body to a caller who has the current version', async () => {
    const { etag } = (await get()).headers;
    for (const attempt of [
      get({ 'if-none-match': String(etag) }),
      get({ 'if-none-match': `"x", ${String(etag)}`, 'accept-encoding': 'br' }),
    ]) {
      const answer = await attempt;
      expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([304, '', undefined]);
    }
  });

  it('are answered with no-store when callers must always get the present state', async () => {
    const url = '/api/payments/methods';
    expect((await get({}, url)).headers['cache-control']).toBe('no-store');
    expect(app.app.get(ResponseCache).cached(url)?.topics).toEqual(['site']);
    expect((await get({}, url)).headers['cache-control']).toBe('no-store');
  });

  it('are compressed for callers that accept it', async () => {
    const plain = await get();
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await get({ 'accept-encoding': accepted });
      expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, plain.body]);
    }
  });

  it('are rebuilt once the data changes, for every address of the topic', async () => {
    const titles = async (url: string): Promise<string[]> =>
      (await get({}, url)).json<{ title: string }[]>().map(({ title }) => title);
    const urls = ['/api/events', '/api/events?when=upcoming&view=summary'];
    await Promise.all(urls.map(titles));
    const [event] = (await get()).json<{ id: number; title: string }[]>();
    const full = (await get({}, `/api/events/${event?.id}`)).json<Record<string, unknown>>();
    const { title, description, date, endDate, location, category } = full;
    const answer = await app.send({
      method: 'PUT',
      url: `/api/events/${event?.id}`,
      headers: app.as('admin'),
      payload: {
        title: `${String(title)} (moved)`,
        description,
        date,
        endDate,
        location,
        category,
        registrationRequired: true,
        isActive: true,
      },
    });
    expect(answer.statusCode).toBe(200);
    for (const url of urls) expect(await titles(url)).toContain(`${String(title)} (moved)`);
    expect((await get({}, `/api/events/${event?.id}`)).json()).toMatchObject({ title: `${String(title)} (moved)` });
  });

  it('of an event are rebuilt at once for a taken seat, lists within a second, and other events not at all', async () => {
    const [one, other] = [await createEvent(app, { attendeeLimit: 9 }), await createEvent(app, { attendeeLimit: 9 })];
    const reads = app.app.get(ResponseCache);
    const urls = [`/api/events/${one.id}`, '/api/events', `/api/events/${other.id}`];
    await Promise.all(urls.map((url) => get({}, url)));
    // The drop of the list, one second later, is held back here: on a busy machine the checks before it may take longer than that.
    const { drop } = reads;
    let dropList: (() => void) | undefined;
    reads.drop = (topic) => {
      if (topic === 'events') dropList = () => drop.call(reads, topic);
      else drop.call(reads, topic);
    };
    await app.send({ method: 'POST', url: `/api/events/${one.id}/register`, payload: registrationRequest(one.id) });
    expect(urls.map((url) => reads.cached(url) !== undefined)).toEqual([false, true, true]);
    expect((await get({}, urls[0])).json()).toMatchObject({ seatsTaken: 1 });
    const seatsInList = async (): Promise<number | undefined> =>
      (await get()).json<EventResponse[]>().find(({ id }) => id === one.id)?.seatsTaken;
    expect(await seatsInList()).toBe(0);
    const dropNow = await until(
      () => dropList,
      (found) => found !== undefined,
      2_000,
    );
    reads.drop = drop;
    dropNow?.();
    expect(await seatsInList()).toBe(1);
  });

  it('are the same for the same query in another order', async () => {
    const reads = app.app.get(ResponseCache);
    await get({}, '/api/events?limit=3&when=upcoming');
    expect(reads.cached('/api/events?when=upcoming&limit=3')?.topics).toEqual(['events']);
  });

  it('do not cache an answer that was being built while the data changed', async () => {
    const reads = app.app.get(ResponseCache);
    reads.drop('events');
    let slow: Promise<unknown> = Promise.resolve();
    await app.database.transaction(async () => {
      // The read waits until this transaction ends, so it is in progress when the topic is dropped.
      slow = get({}, '/api/events?limit=7').then();
      await pause(50);
      reads.drop('events');
    });
    await slow;
    await app.database.manager.query("UPDATE events SET title = 'Changed behind'");
    expect((await get({}, '/api/events?limit=7')).body).toContain('Changed behind');
  });

  it('check a credential that is sent', async () => {
    await get();
    expect((await get({ authorization: 'Basic eDp5' })).statusCode).toBe(401);
  });
});
