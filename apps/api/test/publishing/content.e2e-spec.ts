import { heading } from '../../src/platform/http/csv.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import type { ContentBulkResponse } from '../../src/publishing/content/content.dto.ts';
import type { ApiAnswer } from '../api-client.ts';
import { contentSamples, createItem } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Item {
  id: number;
  status: string;
  updatedBy?: string;
  [column: string]: unknown;
}

const kinds = contentSamples.filter(({ type }) => type !== 'events');

// What is true for every kind of content; events have a suite of their own.
describeOnAnyDatabase('every kind of content', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  describe.each(kinds)('$type', ({ type, name, entity, title, flag, request: requestWith }) => {
    const request = (called: string, isPublished: boolean) => requestWith({ [title]: called, [flag]: isPublished });
    const send = <Body>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
      headers: object = api.as('admin'),
    ): Promise<{ status: number; body: Body }> =>
      api
        .send({
          method,
          url: `/api/${type}${path}`,
          headers: headers as Record<string, string>,
          ...(payload ? { payload } : {}),
        })
        .then((answer: ApiAnswer) => ({ status: answer.statusCode, body: answer.json<Body>() }));
    const create = (called: string, isPublished = true): Promise<Item> =>
      createItem<Item>(api, type, request(called, isPublished));
    const titles = async (query: string, headers: object = api.as('admin')): Promise<unknown[]> =>
      (await send<Item[]>('GET', query, undefined, headers)).body.map((item) => item[title]);
    const statusOf = async (id: number): Promise<string> => (await send<Item>('GET', `/${id}`)).body.status;
    const bulk = (
      action: string,
      items: unknown,
    ): Promise<{ status: number; body: ContentBulkResponse & { message: string } }> =>
      send('POST', '/bulk', { action, items });
    const count = (): Promise<number> => api.database.repository<object>(entity).count();

    describe('POST /api/:kind', () => {
      it('adds one item where the answer was lost and the same is sent again', async () => {
        const headers = { ...api.as('admin'), 'idempotency-key': `lost-answer-${type}` };
        const sent = request('Sent twice', true);
        const before = await count();
        const lost = await send<Item>('POST', '', sent, headers);
        const again = await send<Item>('POST', '', sent, headers);
        expect([lost.status, again.status]).toEqual([201, 201]);
        expect(again.body.id).toBe(lost.body.id);
        expect(await count()).toBe(before + 1);
        await send('DELETE', `/${again.body.id}`);
      });
    });

    describe('GET /api/:kind', () => {
      it('lists what is published, and nothing else', async () => {
        const [draft, archived, deleted] = [
          await create('Draft', false),
          await create('Archived'),
          await create('Deleted'),
        ];
        await create('Shown');
        await bulk('archive', [archived.id]);
        await send('DELETE', `/${deleted.id}`);
        expect(await titles('', {})).toEqual(['Shown']);
        for (const { id } of [draft, archived, deleted])
          expect((await send('GET', `/${id}`, undefined, {})).status).toBe(404);
      });

      it('answers the total and the pages, and 304 while nothing has changed', async () => {
        await create('Another');
        const answer = await api.send({ url: `/api/${type}?limit=1` });
        expect([answer.headers['x-total-count'], answer.json()]).toEqual(['2', [expect.anything()]]);
        expect(await titles('?limit=1&offset=1', {})).not.toEqual(await titles('?limit=1', {}));
        const again = await api.send({
          url: `/api/${type}?limit=1`,
          headers: { 'if-none-match': answer.headers.etag },
        });
        expect(again.statusCode).toBe(304);
      });

      it('answers a change as soon as it is saved', async () => {
        const { id } = await create('Fresh');
        expect(await titles('?search=Fresh', {})).toEqual(['Fresh']);
        await send('PUT', `/${id}`, request('Fresher', true));
        expect(await titles('?search=Fresh', {})).toEqual(['Fresher']);
        await bulk('unpublish', [id]);
        expect(await titles('?search=Fresh', {})).toEqual([]);
      });

      it('reads % and _ of a search as ordinary characters', async () => {
        await create('100% grace_ŋ');
        expect(await titles('?search=100%25%20grace_', {})).toEqual(['100% grace_ŋ']);
        expect(await titles('?search=10_%25', {})).toEqual([]);
        expect(await titles(`?search=${encodeURIComponent("' OR 1=1 --")}`, {})).toEqual([]);
      });

      it('shows who changed what to admins only', async () => {
        const { id } = await create('Told');
        expect((await send<Item>('GET', `/${id}`)).body).toMatchObject({
          status: 'published',
          updatedBy: 'admin',
          createdAt: expect.any(String),
        });
        expect((await send<Item>('GET', `/${id}`, undefined, {})).body).not.toHaveProperty('updatedBy');
      });
    });

    it.each(['draft', 'archived', 'deleted', 'current', 'all'])('answers status=%s to admins only', async (status) => {
      expect((await send('GET', `?status=${status}`, undefined, {})).status).toBe(401);
      expect((await send('GET', `?status=${status}`, undefined, api.as('media'))).status).toBe(403);
      expect((await send('GET', `?status=${status}`)).status).toBe(200);
    });

    it.each([
      'limit=0',
      'limit=501',
      'offset=-1',
      'sort=id%20desc',
      'view=short',
      'status=hidden',
      'page=2',
      'search=a%00b',
      `search=${'x'.repeat(101)}`,
    ])('answers 400 for ?%s naming the field', async (query) => {
      const { status, body } = await send<{ fields: object }>('GET', `?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    });

    // ADM-22, 23, 27, 28: the specification's client left these out; the server requires a credential and considers nothing else.
    it.each([
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ['POST', '/1/restore'],
      ['POST', '/1/duplicate'],
      ['POST', '/bulk'],
    ] as const)('%s %s allows admins only', async (method, path) => {
      const payload = { action: 'delete', items: [1] };
      expect((await send(method, path, payload, {})).status).toBe(401);
      expect((await send(method, path, payload, { 'x-admin-user': 'admin' })).status).toBe(401);
      expect((await send(method, path, payload, api.as('media'))).status).toBe(403);
    });

    it('PUT changes the fields it is sent and leaves the others', async () => {
      const { id, [title]: _title, [flag]: _flag, updatedAt, version: _version, ...before } = await create('Before');
      const { status, body } = await send<Item>('PUT', `/${id}`, { ...request('After', true), [flag]: undefined });
      expect([status, body]).toMatchObject([200, { ...before, id, [title]: 'After', [flag]: true }]);
      expect(Date.parse(String(body.updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(updatedAt)));
    });

    it('PUT answers 404 for an unknown or deleted item', async () => {
      const { id } = await create('Gone');
      await send('DELETE', `/${id}`);
      for (const [method, path] of [
        ['PUT', `/${id}`],
        ['PUT', '/999999'],
        ['DELETE', '/999999'],
        ['POST', '/999999/restore'],
        ['POST', `/${id}/duplicate`],
        ['GET', '/999999'],
      ] as const) {
        expect([
          path,
          (await send(method, path, method === 'GET' || method === 'DELETE' ? undefined : request('x', true))).status,
        ]).toEqual([path, 404]);
      }
      expect((await send<{ message: string }>('GET', '/999999')).body.message).toBe(`There is no such ${name}.`);
    });

    it('PUT records who did what, with the values before and after', async () => {
      const { id } = await create('First');
      await send('PUT', `/${id}`, request('Second', true));
      await bulk('archive', [id]);
      await send('DELETE', `/${id}`);
      const entries = (
        await api.send({ url: `/api/audit-log?entity=${name}&entityId=${id}`, headers: api.as('admin') })
      ).json<{ action: string; actor: string; before: Item | null; after: Item }[]>();
      expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
        ['deleted', 'admin'],
        ['archived', 'admin'],
        ['updated', 'admin'],
        ['created', 'admin'],
      ]);
      expect(entries[2]).toMatchObject({ before: { [title]: 'First' }, after: { [title]: 'Second' } });
      expect(entries[3]?.before).toBeNull();
      for (const derived of ['richText', 'audio', 'video']) expect(entries[0]?.after).not.toHaveProperty(derived);
    });

    // EDIT-37, EDIT-38, EDIT-39
    it("POST /:id/duplicate makes a draft with '(Copy)' after its title", async () => {
      const { id } = await create('Original');
      const { status, body } = await send<Item>('POST', `/${id}/duplicate`);
      expect([status, body]).toMatchObject([201, { [title]: 'Original (Copy)', [flag]: false, status: 'draft' }]);
      expect(body.id).not.toBe(id);
    });

    it('POST /:id/restore works within thirty days of the deletion, and not after them', async () => {
      const [saved, gone] = [await create('Kept'), await create('Gone')];
      await bulk('delete', [saved.id, gone.id]);
      const day = 86_400_000;
      const rows = api.database.repository<{ id: number; deletedAt: Date | null }>(entity);
      await rows.update(gone.id, { deletedAt: new Date(Date.now() - 31 * day) });
      await rows.update(saved.id, { deletedAt: new Date(Date.now() - 29 * day) });
      expect(await api.app.get(Retention).applyTo('Deleted content', new Date())).toBe(1);
      expect((await send('POST', `/${gone.id}/restore`)).status).toBe(404);
      expect(await send<Item>('POST', `/${saved.id}/restore`)).toMatchObject({
        status: 200,
        body: { status: 'published' },
      });
    });

    // The trash: the item that was deleted last comes first, and each item says when it will be purged.
    it('lists deleted items with the day of deletion, last deleted first, and restores several at once', async () => {
      const ids = [(await create('Waste 1')).id, (await create('Waste 2')).id, (await create('Waste 3')).id];
      const [first, ...others] = ids;
      await bulk('delete', others);
      await bulk('delete', [Number(first)]);
      const at = (days: number): Date => new Date(Date.now() - days * 86_400_000);
      const rows = api.database.repository<{ id: number; deletedAt: Date | null }>(entity);
      for (const [turn, id] of ids.entries()) await rows.update(id, { deletedAt: at([1, 3, 2][turn] ?? 0) });
      expect(await titles('?status=deleted&search=Waste&sort=-deletedAt')).toEqual(['Waste 1', 'Waste 3', 'Waste 2']);
      expect(await titles('?status=deleted&search=Waste&sort=deletedAt')).toEqual(['Waste 2', 'Waste 3', 'Waste 1']);
      const listed = (await send<Item[]>('GET', '?status=deleted&search=Waste&view=summary')).body;
      expect(listed.every(({ deletedAt }) => !Number.isNaN(Date.parse(String(deletedAt))))).toBe(true);
      expect(await bulk('restore', ids)).toEqual({ status: 200, body: { processed: 3 } });
      expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published', 'published']);
      expect(await titles('?status=deleted&search=Waste')).toEqual([]);
    });

    describe('GET /api/:kind/export.csv', () => {
      const sheet = (query: string) => api.send({ url: `/api/${type}/export.csv${query}`, headers: api.as('admin') });

      it('has all items that match, in the order and with the columns that were asked for', async () => {
        for (const called of ['Sheet b', 'Sheet a', 'Sheet c']) await create(called);
        await create('Sheet d', false);
        const answer = await sheet(`?status=published&search=Sheet&sort=-${title}&columns=${title},status`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
        expect(answer.body).toBe(
          `\uFEFF${heading(title)},Status\r\nSheet c,published\r\nSheet b,published\r\nSheet a,published\r\n`,
        );
        expect((await sheet(`?search=Sheet&columns=${title}`)).body.match(/^Sheet \w/gm)?.sort()).toEqual([
          'Sheet a',
          'Sheet b',
          'Sheet c',
          'Sheet d',
        ]);
      });

      it('has the columns of the bulk export where none are named', async () => {
        const { id } = await create('Sheet alone');
        expect((await sheet('?search=Sheet alone')).body).toBe((await bulk('export', [id])).body.csv);
      });

      it('answers 400 for an unknown column, and names the available ones', async () => {
        const answer = await sheet(`?columns=${title},passwords`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({
          fields: { columns: expect.stringContaining(`'passwords'. Available columns: id`) },
        });
      });
    });

    // API-48, API-50, API-51, API-52
    describe('POST /api/:kind/bulk', () => {
      it.each([
        ['publish', false, 'published'], // EDIT-49
        ['unpublish', true, 'draft'], // EDIT-50
        ['archive', true, 'archived'], // EDIT-51
        ['delete', true, 'deleted'], // EDIT-53
      ] as const)('%s changes all of them', async (action, isPublished, expected) => {
        const ids = [(await create('One', isPublished)).id, (await create('Two', isPublished)).id];
        expect(await bulk(action, ids)).toEqual({ status: 200, body: { processed: 2 } });
        expect(await Promise.all(ids.map(statusOf))).toEqual([expected, expected]);
      });

      it('undoes archive and delete', async () => {
        const { id } = await create('To and fro');
        for (const [action, expected] of [
          ['archive', 'archived'],
          ['unarchive', 'published'],
          ['delete', 'deleted'],
          ['restore', 'published'],
        ] as const) {
          await bulk(action, [id]);
          expect(await statusOf(id)).toBe(expected);
        }
      });

      it.each(['publish', 'unpublish', 'archive', 'unarchive', 'delete', 'restore'])(
        '%s changes nothing where it is done already',
        async (action) => {
          const { id } = await create('Once');
          await bulk(action, [id]);
          const once = (await send<Item>('GET', `/${id}`)).body;
          expect((await bulk(action, [id])).status).toBe(200);
          expect((await send<Item>('GET', `/${id}`)).body).toEqual(once);
        },
      );

      it('a second DELETE does not restart the thirty days', async () => {
        const { id } = await create('Gone once');
        const first = (await send<Item>('DELETE', `/${id}`)).body;
        expect(await send<Item>('DELETE', `/${id}`)).toEqual({ status: 200, body: first });
        const entries = await api.send({
          url: `/api/audit-log?entity=${name}&entityId=${id}`,
          headers: api.as('admin'),
        });
        expect(entries.json<{ action: string }[]>().map(({ action }) => action)).toEqual(['deleted', 'created']);
      });

      // EDIT-52
      it('duplicates all of them', async () => {
        const ids = [(await create('Twin A')).id, (await create('Twin B')).id];
        expect((await bulk('duplicate', ids)).body).toEqual({ processed: 2 });
        expect((await titles('?status=draft&search=Twin')).sort()).toEqual(['Twin A (Copy)', 'Twin B (Copy)']);
      });

      // EDIT-54
      it('exports a file whose cells no spreadsheet reads as formulas', async () => {
        const { id } = await create('=1+1');
        const { body } = await bulk('export', [id]);
        expect(body).toMatchObject({
          processed: 1,
          fileName: expect.stringMatching(new RegExp(`^${type}-\\d{4}-\\d{2}-\\d{2}\\.csv$`)),
        });
        expect(body.csv).toMatch(new RegExp(`^\uFEFFID,${heading(title)},Status,`));
        expect(body.csv).toContain(`\r\n${id},'=1+1,published,`);
      });

      it('changes all of them or none', async () => {
        const { id } = await create('Whole');
        expect(await bulk('archive', [id, 999_999])).toMatchObject({
          status: 404,
          body: { message: `There is no ${name} with the id 999999; nothing was changed.` },
        });
        expect(await statusOf(id)).toBe('published');
      });

      it('answers 400 for a wrong list of ids or an unknown action, and changes nothing', async () => {
        const before = await count();
        for (const payload of [
          { action: 'explode', items: [1] },
          { action: 'publish', items: 'all' },
          { action: 'publish', items: [] },
          { action: 'publish', items: [1.5] },
          { action: 'publish', items: Array.from({ length: 201 }, (_, index) => index + 1) },
        ]) {
          expect((await send('POST', '/bulk', payload)).status).toBe(400);
        }
        expect(await count()).toBe(before);
      });
    });
  });
});
