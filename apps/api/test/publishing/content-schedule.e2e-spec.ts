import { ContentSchedule } from '../../src/publishing/content/content-schedule.ts';
import { contentSamples, contentSamplesOn, createItem } from '../factories/content.ts';
import { until } from '../stand-ins/until.ts';
import {
  describeOnEachDatabase,
  describeOnEachServer,
  startTestApp,
  type TestApp,
  type TestDatabase,
} from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

interface Item {
  id: number;
  status: string;
  version: number;
  publishAt: string | null;
  unpublishAt: string | null;
  updatedBy: string;
}
interface Version {
  actor: string;
  action: string;
  version: number;
}

/** Milliseconds within which the schedule acts without a request. */
const soonMs = 10_000;
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const tomorrow = inSeconds(86_400);
const nextWeek = inSeconds(7 * 86_400);

const read = async (api: TestApp, type: string, id: number): Promise<Item> =>
  (await api.send({ url: `/api/${type}/${id}`, headers: api.as('admin') })).json<Item>();
const isPublic = async (api: TestApp, type: string, id: number): Promise<boolean> =>
  (await api.send({ url: `/api/${type}/${id}` })).statusCode === 200;
const put = (api: TestApp, type: string, id: number, payload: object) =>
  api.send({ method: 'PUT', url: `/api/${type}/${id}`, headers: api.as('admin'), payload });
const act = (api: TestApp, type: string, id: number, action: string) =>
  api.send({
    method: 'POST',
    url: `/api/${type}/bulk`,
    headers: api.as('admin'),
    payload: { action, items: [id] },
  });
const historyOf = async (api: TestApp, type: string, id: number): Promise<Version[]> =>
  (await api.send({ url: `/api/content/${type}/${id}/history`, headers: api.as('admin') })).json<Version[]>();
/** Applies the schedule as if it were this time. */
const pass = (api: TestApp, to: string) => api.app.get(ContentSchedule).apply(new Date(Date.parse(to)));

const announcement = contentSamples.find(({ type }) => type === 'announcements') as (typeof contentSamples)[number];

describeOnEachDatabase('content with a schedule', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  describe.each(contentSamplesOn(database))('$type', ({ type, request, flag }) => {
    const create = (own: object): Promise<Item> => createItem<Item>(api, type, request(own));

    it('is a draft until its time, then public, then taken down, each by schedule and once', async () => {
      const { id } = await create({ [flag]: true, publishAt: tomorrow, unpublishAt: nextWeek });
      expect(await read(api, type, id)).toMatchObject({ status: 'draft', publishAt: tomorrow, unpublishAt: nextWeek });
      expect(await isPublic(api, type, id)).toBe(false);

      await pass(api, tomorrow);
      await pass(api, tomorrow);
      expect(await isPublic(api, type, id)).toBe(true);
      expect(await read(api, type, id)).toMatchObject({
        publishAt: null,
        unpublishAt: nextWeek,
        updatedBy: 'schedule',
      });

      await pass(api, nextWeek);
      await pass(api, nextWeek);
      expect(await isPublic(api, type, id)).toBe(false);
      expect(await historyOf(api, type, id)).toMatchObject([
        { actor: 'schedule', action: 'unpublished', version: 3 },
        { actor: 'schedule', action: 'published', version: 2 },
        { actor: 'admin', action: 'created', version: 1 },
      ]);
    });

    it('loses its time when somebody publishes it by hand', async () => {
      const { id } = await create({ publishAt: tomorrow, unpublishAt: nextWeek });
      await act(api, type, id, 'publish');
      expect(await read(api, type, id)).toMatchObject({ status: 'published', publishAt: null, unpublishAt: nextWeek });
      const other = await create({ publishAt: tomorrow });
      await put(api, type, other.id, { ...request(), [flag]: true });
      expect(await read(api, type, other.id)).toMatchObject({ status: 'published', publishAt: null });
    });

    it.each(['archive', 'unpublish'])('loses both times with %s', async (action) => {
      const { id } = await create({ publishAt: tomorrow, unpublishAt: nextWeek });
      await act(api, type, id, action);
      expect(await read(api, type, id)).toMatchObject({ publishAt: null, unpublishAt: null });
    });

    it('stays deleted, and a draft when it is restored', async () => {
      const { id } = await create({ publishAt: tomorrow, unpublishAt: nextWeek });
      await act(api, type, id, 'delete');
      await pass(api, tomorrow);
      await act(api, type, id, 'restore');
      expect(await read(api, type, id)).toMatchObject({ status: 'draft', publishAt: null, unpublishAt: null });
    });

    it('is copied without its times', async () => {
      const { id } = await create({ publishAt: tomorrow });
      const copy = await api.send({ method: 'POST', url: `/api/${type}/${id}/duplicate`, headers: api.as('admin') });
      expect(copy.json()).toMatchObject({ publishAt: null, unpublishAt: null });
    });

    it.each([
      ['publishAt', { publishAt: inSeconds(-60) }],
      ['publishAt', { publishAt: 'tomorrow' }],
      ['publishAt', { publishAt: '2126-02-30T09:00' }],
      ['publishAt', { publishAt: 5 }],
      ['unpublishAt', { unpublishAt: inSeconds(-60) }],
      ['unpublishAt', { publishAt: nextWeek, unpublishAt: nextWeek }],
      ['unpublishAt', { publishAt: nextWeek, unpublishAt: tomorrow }],
    ])('refuses %s of %j', async (field, own) => {
      const answer = await api.send({
        method: 'POST',
        url: `/api/${type}`,
        headers: api.as('admin'),
        payload: request(own),
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    });

    it('does not tell visitors of it', async () => {
      const { id } = await create({ [flag]: true, unpublishAt: nextWeek });
      const answer = (await api.send({ url: `/api/${type}/${id}` })).json<object>();
      expect(answer).not.toHaveProperty('unpublishAt');
      expect(answer).not.toHaveProperty('publishAt');
    });
  });

  const createDraft = (own: object): Promise<Item> => createItem<Item>(api, 'announcements', announcement.request(own));

  it('takes a time without a zone as that of Kampala, and answers UTC', async () => {
    const { id } = await createDraft({ publishAt: '2126-11-24T09:00' });
    expect(await read(api, 'announcements', id)).toMatchObject({ publishAt: '2126-11-24T06:00:00.000Z' });
  });

  it('appears within seconds, also in a list that visitors have read before', async () => {
    const list = async () => (await api.send({ url: '/api/announcements' })).body;
    const { id } = await createDraft({ title: 'Appears by itself', publishAt: inSeconds(2) });
    expect(await list()).not.toContain('Appears by itself');
    await until(list, (body) => body.includes('Appears by itself'), soonMs);
    await put(api, 'announcements', id, { ...announcement.request(), unpublishAt: inSeconds(1) });
    await until(
      () => isPublic(api, 'announcements', id),
      (shown) => !shown,
      soonMs,
    );
  });

  it('answers 409 to somebody who edited it before it was published', async () => {
    const { id, version } = await createDraft({ publishAt: tomorrow });
    await pass(api, tomorrow);
    const answer = await put(api, 'announcements', id, { ...announcement.request(), publishAt: tomorrow, version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await isPublic(api, 'announcements', id)).toBe(true);
  });

  it('is not published briefly when both times have passed', async () => {
    const { id } = await createDraft({ publishAt: tomorrow, unpublishAt: nextWeek });
    await pass(api, nextWeek);
    expect((await historyOf(api, 'announcements', id)).map(({ action }) => action)).toEqual(['unpublished', 'created']);
    expect(await read(api, 'announcements', id)).toMatchObject({ status: 'draft', publishAt: null, unpublishAt: null });
  });

  it('is published after a restart when its time has passed meanwhile', async () => {
    const { id } = await createDraft({ publishAt: inSeconds(1) });
    api = await api.restart();
    await until(() => isPublic(api, 'announcements', id), Boolean, soonMs);
  });
});

describeOnEachServer('two processes with one schedule', (database?: TestDatabase) => {
  it('publish each item once', async () => {
    const one = await startTestApp({ database });
    const other = await one.startAnother();
    const items = await Promise.all(
      Array.from({ length: 10 }, () =>
        createItem<Item>(one, 'announcements', announcement.request({ publishAt: tomorrow })),
      ),
    );
    await Promise.all([one, other, one, other].map((api) => untilAvailable(() => pass(api, tomorrow))));
    for (const { id } of items) {
      expect((await historyOf(one, 'announcements', id)).map(({ action }) => action)).toEqual(['published', 'created']);
      expect(await read(one, 'announcements', id)).toMatchObject({ status: 'published', version: 2 });
    }
    await other.close();
    await one.close();
  });
});
