import { eventCategorySlugs } from '@ministry/domain';
import { newDraftState } from '../../src/publishing/content/lifecycle.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { createEvent, inDays } from '../factories/event.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const hour = 3_600_000;
const count = 60;
const limit = 7;

type Listed = Pick<EventEntity, 'id' | 'category'> & { date: string; endDate: string | null };

describeOnEachDatabase('pages of the published events', (database) => {
  let api: TestApp;
  let published: Listed[];
  const now = Date.now();

  beforeAll(async () => {
    api = await startTestApp({ database });
    const [category = 'service', other = 'service'] = eventCategorySlugs;
    const rows = Array.from({ length: count }, (_, n) => {
      // Several events begin at the same time, and some that have begun are not over.
      const date = new Date(now + (((n * 7) % 20) - 12) * 24 * hour - hour);
      const endDate = n % 3 === 0 ? new Date(date.getTime() + ((n % 4) + 1) * 48 * hour) : null;
      return {
        ...newDraftState(),
        isActive: n % 9 !== 1,
        archivedAt: n % 11 === 2 ? new Date() : null,
        deletedAt: n % 13 === 3 ? new Date() : null,
        title: `Event ${n}`,
        description: '',
        date,
        endDate,
        location: 'Gulu',
        category: n % 5 < 2 ? category : other,
        tags: [],
        attendeeLimit: null,
        seatsTaken: 0,
        registrationRequired: false,
        featuredImage: null,
        eventPhotos: [],
      };
    });
    await api.database.repository(EventEntity).insert(rows);
    published = (await api.send({ url: '/api/events?limit=100&sort=date' })).json<Listed[]>();
  });
  afterAll(() => api.close());

  const isOver = ({ date, endDate }: Listed): boolean => new Date(endDate ?? date).getTime() < now;
  const time = ({ date }: Listed): number => new Date(date).getTime();
  const parts = {
    upcoming: (events: Listed[]) =>
      events.filter((event) => !isOver(event)).sort((a, b) => time(a) - time(b) || a.id - b.id),
    past: (events: Listed[]) => events.filter(isOver).sort((a, b) => time(b) - time(a) || a.id - b.id),
    all: (events: Listed[]): Listed[] => [...parts.upcoming(events), ...parts.past(events)],
  };
  const idsOf = (events: Listed[]): number[] => events.map(({ id }) => id);

  it.each(
    (['all', 'upcoming', 'past'] as const).flatMap((when) => [
      [when, undefined] as const,
      [when, eventCategorySlugs[0]] as const,
    ]),
  )('give the whole list together, in order: %s, category %s', async (when, category) => {
    const expected = idsOf(parts[when](published.filter((event) => !category || event.category === category)));
    expect(expected.length).toBeGreaterThan(2);
    const found: number[] = [];
    for (let offset = 0; offset <= expected.length; offset += limit) {
      const query = { when, offset: String(offset), limit: String(limit), ...(category && { category }) };
      const page = await api.send({ url: '/api/events', query });
      expect(page.headers['x-total-count']).toBe(String(expected.length));
      found.push(...idsOf(page.json<Listed[]>()));
    }
    expect(found).toEqual(expected);
  });

  it('begin at any offset', async () => {
    const expected = idsOf(parts.all(published));
    for (let offset = 0; offset < expected.length + 2; offset += 1) {
      const page = await api.send({ url: `/api/events?limit=5&offset=${offset}` });
      expect(idsOf(page.json<Listed[]>())).toEqual(expected.slice(offset, offset + 5));
    }
  });

  it('are counted again after a change', async () => {
    const total = async (): Promise<number> =>
      Number((await api.send({ url: '/api/events?limit=1' })).headers['x-total-count']);
    const before = await total();
    const { id } = await createEvent(api, { date: inDays(400) });
    expect(await total()).toBe(before + 1);
    await api.send({ method: 'DELETE', url: `/api/events/${id}`, headers: api.as('admin') });
    expect(await total()).toBe(before);
  });
});
