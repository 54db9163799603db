import { contentSamples, createItem } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Entry {
  kind: string;
  id: number;
  title: string;
  status: string;
  type: string;
  at: string;
  endsAt?: string;
}

const sampleOf = (kind: string) => contentSamples.find(({ type }) => type === kind) as (typeof contentSamples)[number];
const events = sampleOf('events');
const announcements = sampleOf('announcements');
// Later than all first content. The range consists of whole days in Kampala (UTC+3).
const from = '2040-03-01';
const to = '2040-03-31';
const firstMoment = '2040-02-29T21:00:00.000Z';
const lastMoment = '2040-03-31T20:59:59.999Z';

describeOnAnyDatabase('GET /api/content-calendar', (database) => {
  let api: TestApp;
  const ids: number[] = [];
  const create = async (type: string, payload: object) => {
    const item = await createItem<{ id: number }>(api, type, payload);
    ids.push(item.id);
    return item;
  };
  const read = (query: string) => api.send({ url: `/api/content-calendar?${query}`, headers: api.as('admin') });

  beforeAll(async () => {
    api = await startTestApp({ database });
    await create('events', {
      ...events.request({ [events.flag]: true }),
      title: 'Camp',
      date: firstMoment,
      endDate: '2040-03-04T12:00:00.000Z',
    });
    await create('events', { ...events.request({}), title: 'April', date: '2040-03-31T21:00:00.000Z' });
    await create('announcements', {
      ...announcements.request({ publishAt: '2040-03-10T06:00:00.000Z', unpublishAt: lastMoment }),
      title: 'Easter',
    });
  });
  afterAll(() => api.close());

  it('lists events, publications and removals by days in Kampala, earliest first', async () => {
    const { entries, isComplete } = (await read(`from=${from}&to=${to}`)).json<{
      entries: Entry[];
      isComplete: boolean;
    }>();
    const [camp, , easter] = ids;
    expect(entries).toEqual([
      {
        kind: 'events',
        id: camp,
        title: 'Camp',
        status: 'published',
        type: 'takes-place',
        at: firstMoment,
        endsAt: '2040-03-04T12:00:00.000Z',
      },
      {
        kind: 'announcements',
        id: easter,
        title: 'Easter',
        status: 'draft',
        type: 'published',
        at: '2040-03-10T06:00:00.000Z',
      },
      { kind: 'announcements', id: easter, title: 'Easter', status: 'draft', type: 'unpublished', at: lastMoment },
    ]);
    expect(isComplete).toBe(true);
  });

  it('leaves out what was deleted', async () => {
    await api.send({ method: 'DELETE', url: `/api/events/${ids[1]}`, headers: api.as('admin') });
    expect((await read('from=2040-04-01&to=2040-04-30')).json()).toEqual({ entries: [], isComplete: true });
  });

  it.each([
    ['from=2040-03-02&to=2040-03-01', 'to'],
    ['from=2040-03-01&to=2040-05-03', 'to'],
    ['from=2040-02-30&to=2040-03-31', 'from'],
    ['to=2040-03-31', 'from'],
  ])('refuses %s, naming the field %s', async (query, field) => {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });
});
