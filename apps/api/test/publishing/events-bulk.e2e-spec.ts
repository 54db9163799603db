import type { ContentBulkResponse } from '../../src/publishing/content/content.dto.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { createEvent } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Refusal {
  code: string;
  message: string;
  fields: Record<string, string>;
}

describeOnAnyDatabase('several events at once', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const send = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await api.send({
      method,
      url: `/api/events${url}`,
      headers: api.as('admin'),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const status = async (id: number): Promise<string> => (await send<EventResponse>('GET', `/${id}`)).body.status;
  const bulk = (action: string, items: unknown): Promise<{ status: number; body: ContentBulkResponse & Refusal }> =>
    send('POST', '/bulk', { action, items });

  describe('POST /api/events/bulk', () => {
    // API-49
    it.each([
      ['publish', { isActive: false }, 'published'], // EDIT-49
      ['unpublish', {}, 'draft'], // EDIT-50
      ['archive', {}, 'archived'], // EDIT-51
      ['delete', {}, 'deleted'], // EDIT-53
    ])('applies %s to all of them', async (action, own, expected) => {
      const ids = [(await createEvent(api, own)).id, (await createEvent(api, own)).id];
      expect(await bulk(action, ids)).toMatchObject({ status: 200, body: { processed: 2 } });
      expect(await Promise.all(ids.map(status))).toEqual([expected, expected]);
    });

    it('undoes archive and delete', async () => {
      const { id } = await createEvent(api);
      for (const [action, expected] of [
        ['archive', 'archived'],
        ['unarchive', 'published'],
        ['archive', 'archived'],
        ['publish', 'published'],
        ['delete', 'deleted'],
        ['restore', 'published'],
      ] as const) {
        await bulk(action, [id]);
        expect(await status(id)).toBe(expected);
      }
    });

    // EDIT-52
    it('duplicates all of them', async () => {
      const ids = [(await createEvent(api, { title: 'Twin A' })).id, (await createEvent(api, { title: 'Twin B' })).id];
      await bulk('duplicate', ids);
      const copies = await api.send({
        url: '/api/events?status=draft&search=Twin&sort=title',
        headers: api.as('admin'),
      });
      expect(copies.json<EventResponse[]>().map((event) => event.title)).toEqual(['Twin A (Copy)', 'Twin B (Copy)']);
    });

    // EDIT-54
    it('exports a CSV whose cells no spreadsheet reads as formulas', async () => {
      const { id } = await createEvent(api, {
        title: '=HYPERLINK("http://x")',
        location: '+256',
        description: 'one, "two"\nthree',
        tags: ['@a', 'b'],
      });
      const { body } = await bulk('export', [id]);
      expect(body).toMatchObject({ processed: 1, fileName: expect.stringMatching(/^events-\d{4}-\d{2}-\d{2}\.csv$/) });
      expect(body.csv).toMatch(/^\uFEFFID,Title,Status,Date,/);
      expect(body.csv).toContain(`\r\n${id},"'=HYPERLINK(""http://x"")",published,`);
      expect(body.csv).toContain(',\'+256,conference,"\'@a, b",');
      expect(body.csv).toContain('"one, ""two""\nthree"');
    });

    it('changes nothing when one of them does not exist', async () => {
      const { id } = await createEvent(api);
      const { status: code, body } = await bulk('archive', [id, 999_999]);
      expect([code, body.message]).toEqual([404, 'There is no event with the id 999999; nothing was changed.']);
      expect(await status(id)).toBe('published');
    });

    it('counts a repeated id once', async () => {
      const { id } = await createEvent(api);
      expect((await bulk('unpublish', [id, id])).body).toEqual({ processed: 1 });
    });

    it('accepts 200 at once', async () => {
      const { id } = await createEvent(api, { title: 'Many' });
      const { id: _id, ...columns } = (await api.database
        .repository(EventEntity)
        .findOneByOrFail({ id })) as EventEntity;
      await api.database
        .repository(EventEntity)
        .insert(Array.from({ length: 200 }, () => ({ ...columns, title: 'One of many' })));
      const ids = (await api.database.repository(EventEntity).findBy({ title: 'One of many' })).map(
        (event) => event.id,
      );
      expect(await bulk('delete', ids)).toMatchObject({ status: 200, body: { processed: 200 } });
    });

    it.each([
      ['action', { action: 'explode', items: [1] }],
      ['action', { items: [1] }],
      ['items', { action: 'publish' }],
      ['items', { action: 'publish', items: [] }],
      ['items', { action: 'publish', items: 'all' }],
      ['items', { action: 'publish', items: ['1'] }],
      ['items', { action: 'publish', items: [0] }],
      ['items', { action: 'publish', items: [1.5] }],
      ['items', { action: 'publish', items: [2 ** 31] }],
      ['items', { action: 'publish', items: Array.from({ length: 201 }, (_, index) => index + 1) }],
      ['force', { action: 'publish', items: [1], force: true }],
    ])('answers 400 for a wrong %s: %j', async (field, payload) => {
      const { status: code, body } = await send<Refusal>('POST', '/bulk', payload);
      expect([code, Object.keys(body.fields)]).toEqual([400, [field]]);
    });
  });
});
