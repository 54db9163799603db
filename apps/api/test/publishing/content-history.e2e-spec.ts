import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { newDraftState } from '../../src/publishing/content/lifecycle.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { contentSamples, createItem } from '../factories/content.ts';
import { eventRequest } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Item {
  id: number;
  version: number;
  [column: string]: unknown;
}
interface Version {
  id: number;
  version: number;
  at: string;
  actor: string | null;
  action: string;
  changed: string[];
  item: Item;
}

describeOnAnyDatabase('GET /api/content/:kind/:id/history', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const get = async <Body>(path: string): Promise<{ status: number; total: number; body: Body }> => {
    const answer = await api.send({ url: `/api/content/${path}`, headers: api.as('admin') });
    return { status: answer.statusCode, total: Number(answer.headers['x-total-count']), body: answer.json<Body>() };
  };

  describe.each(contentSamples)('of $type', ({ type, title, text, longest, request: requestWith }) => {
    const request = (called: string, written: string) => requestWith({ [title]: called, [text]: written });
    const put = (id: number, payload: object): Promise<Item> =>
      api
        .send({ method: 'PUT', url: `/api/${type}/${id}`, headers: api.as('admin'), payload })
        .then((answer) => answer.json<Item>());
    const history = async (id: number, query = ''): Promise<Version[]> =>
      (await get<Version[]>(`${type}/${id}/history${query}`)).body;
    const version = async (id: number, entryId: number | undefined): Promise<Version> =>
      (await get<Version>(`${type}/${id}/history/${entryId}`)).body;

    it('lists who did what, when and to which fields, newest first', async () => {
      const { id } = await createItem<Item>(api, type, request('First', 'One.'));
      await put(id, request('Second', 'One.'));
      await put(id, request('Second', 'Two.'));
      await api.send({ method: 'DELETE', url: `/api/${type}/${id}`, headers: api.as('admin') });
      const shown = await history(id);
      expect(shown.map((each) => [each.version, each.actor, each.action])).toEqual([
        [4, 'admin', 'deleted'],
        [3, 'admin', 'updated'],
        [2, 'admin', 'updated'],
        [1, 'admin', 'created'],
      ]);
      expect(shown.map(({ changed }) => changed)).toEqual(
        [['status', 'deletedAt'], [text], [title], []].map((fields) => expect.arrayContaining(fields)),
      );
      expect(shown.map(({ changed }) => changed.length)).toEqual([2, 1, 1, 0]);
      expect(shown.every((each) => Number.isFinite(Date.parse(each.at)) && !('item' in each))).toBe(true);
    });

    it('answers each version in full, however long; saving it again restores the item', async () => {
      const written = `${'Peace, "ŋat" \\ and 🙏\n\n'.repeat(Math.floor(longest / 23))}end`.slice(0, longest - 1);
      const created = await createItem<Item>(api, type, request('Long', written));
      expect(created[text]).toHaveLength(written.length);
      await put(created.id, request('Short', 'Lost.'));
      const [, first] = await history(created.id);
      const { item } = await version(created.id, first?.id);
      expect(item[text]).toBe(written);
      const again = await put(created.id, request(String(item[title]), String(item[text])));
      expect(again).toMatchObject({ [title]: 'Long', [text]: written, version: 3 });
      // The answer of the whole log stays short.
      const log = await api.send({ url: '/api/audit-log?limit=1', headers: api.as('admin') });
      expect(log.body.length).toBeLessThan(20_000);
    });

    it('pages the versions', async () => {
      const { id } = await createItem<Item>(api, type, request('Paged', '0'));
      for (const turn of ['1', '2', '3']) await put(id, request('Paged', turn));
      const page = await get<Version[]>(`${type}/${id}/history?limit=2&offset=1`);
      expect([page.total, page.body.map((each) => each.version)]).toEqual([4, [3, 2]]);
    });

    it('answers 403 to others than admins, and 404 for an unknown item or version', async () => {
      const [own, foreign] = [
        await createItem<Item>(api, type, request('Own', 'a')),
        await createItem<Item>(api, type, request('Foreign', 'b')),
      ];
      const [entry] = await history(foreign.id);
      expect((await get(`${type}/${own.id}/history/${entry?.id}`)).status).toBe(404);
      expect((await get(`${type}/${own.id}/history/0`)).status).toBe(404);
      expect((await get(`${type}/999999/history`)).status).toBe(404);
      expect((await get(`${type}/${own.id}/history/x`)).status).toBe(400);
      for (const path of [`${own.id}/history`, `${own.id}/history/1`]) {
        expect((await api.send({ url: `/api/content/${type}/${path}` })).statusCode).toBe(401);
        expect((await api.send({ url: `/api/content/${type}/${path}`, headers: api.as('media') })).statusCode).toBe(
          403,
        );
      }
    });
  });

  it('answers 404 for an unknown kind of content', async () => {
    for (const kind of ['event', 'families', '__proto__']) expect((await get(`${kind}/1/history`)).status).toBe(404);
  });

  describe('of an item older than the audit log', () => {
    const seed = async (): Promise<number> => {
      const content = {
        title: 'Seeded',
        description: 'From the seed.',
        date: new Date(),
        endDate: null,
        location: '',
        category: 'fellowship' as const,
        tags: [],
        featuredImage: null,
        eventPhotos: [],
      };
      const rows = api.database.repository(EventEntity);
      const { identifiers } = await rows.insert({
        ...content,
        attendeeLimit: null,
        seatsTaken: 0,
        registrationRequired: false,
        ...newDraftState(),
        isActive: true,
      });
      return Number(identifiers[0]?.['id']);
    };

    it('answers the item itself while nobody has changed it', async () => {
      const id = await seed();
      const { total, body } = await get<Version[]>(`events/${id}/history`);
      expect([total, body]).toMatchObject([1, [{ id: 0, version: 1, actor: null, action: 'recorded', changed: [] }]]);
      expect((await get<Version>(`events/${id}/history/0`)).body.item).toMatchObject({ title: 'Seeded' });
    });

    it('ends, on the last page, with the item as it was before the first change', async () => {
      const id = await seed();
      for (const title of ['Once', 'Twice'])
        await api.send({
          method: 'PUT',
          url: `/api/events/${id}`,
          headers: api.as('admin'),
          payload: eventRequest({ title }),
        });
      const all = await get<Version[]>(`events/${id}/history`);
      expect([all.total, all.body.map(({ action }) => action)]).toEqual([3, ['updated', 'updated', 'recorded']]);
      const pages = await Promise.all(
        [0, 1, 2, 3].map(async (offset) =>
          (await get<Version[]>(`events/${id}/history?limit=1&offset=${offset}`)).body.map(({ version }) => version),
        ),
      );
      expect(pages).toEqual([[3], [2], [1], []]);
      expect((await get<Version>(`events/${id}/history/0`)).body.item).toMatchObject({
        title: 'Seeded',
        description: 'From the seed.',
      });
    });

    it('leaves out entries that the log no longer has', async () => {
      const { id } = await createItem<Item>(api, 'events', eventRequest({ title: 'Erased' }));
      await api.send({
        method: 'PUT',
        url: `/api/events/${id}`,
        headers: api.as('admin'),
        payload: eventRequest({ title: 'Kept' }),
      });
      const rows = api.database.repository(AuditEntry);
      const [, first] = (await get<Version[]>(`events/${id}/history`)).body;
      await rows.update({ id: Number(first?.id) }, { before: null, after: null });
      expect((await get<Version[]>(`events/${id}/history`)).body.map(({ action }) => action)).toEqual([
        'updated',
        'recorded',
      ]);
    });
  });
});
