import { kampalaDay, kampalaMonthStart } from '@ministry/domain';
import type { NewsletterEntry, NewsletterSubscribersResponse } from '../../src/people/newsletter/newsletter.dto.ts';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { post } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('GET /api/newsletter/subscribers', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  beforeEach(() => api.database.repository(NewsletterSubscriber).clear());
  afterAll(() => api.close());

  const subscribe = async (email: string, subscribedAt?: Date): Promise<void> => {
    await post(api, '/api/newsletter/subscribe', { email });
    if (subscribedAt) await api.database.repository(NewsletterSubscriber).update({ email }, { subscribedAt });
  };
  const list = async (query = ''): Promise<NewsletterSubscribersResponse> =>
    (await api.send({ url: `/api/newsletter/subscribers${query}`, headers: api.as('admin') })).json();

  // API-36, DATA-32, NEWS-17, NEWS-29: the real count of this month, and real dates
  it('lists the subscribers with their dates, latest first', async () => {
    const monthStart = kampalaMonthStart(new Date());
    await subscribe('before@example.org', new Date(monthStart.getTime() - 1));
    await subscribe('first@example.org', monthStart);
    await subscribe('left@example.org');
    await api.database
      .repository(NewsletterSubscriber)
      .update({ email: 'left@example.org' }, { unsubscribedAt: new Date() });
    const answer = await api.send({ url: '/api/newsletter/subscribers', headers: api.as('admin') });
    expect(answer.json()).toEqual({
      subscribers: ['first@example.org', 'before@example.org'],
      count: 2,
      found: 2,
      thisMonth: 1,
      entries: [
        { id: expect.any(Number), email: 'first@example.org', subscribedAt: monthStart.toISOString() },
        {
          id: expect.any(Number),
          email: 'before@example.org',
          subscribedAt: new Date(monthStart.getTime() - 1).toISOString(),
        },
      ],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers as many as requested, and the total', async () => {
    for (const [hour, name] of ['a', 'b', 'c'].entries())
      await subscribe(`${name}@example.org`, new Date(Date.now() - 86_400_000 + hour * 3_600_000));
    expect(await list('?limit=2')).toMatchObject({ subscribers: ['c@example.org', 'b@example.org'], count: 3 });
    expect(await list('?limit=2&offset=2')).toMatchObject({ subscribers: ['a@example.org'], count: 3 });
    expect(await list()).toMatchObject({ count: 3 });
  });

  it('answers an empty list when nobody has subscribed', async () => {
    expect(await list()).toEqual({ subscribers: [], count: 0, found: 0, thisMonth: 0, entries: [] });
  });

  // NEWS-34: only the credential of a signed-in admin is accepted.
  it.each(['', '/export.csv', '.csv'])('allows admins only (%s)', async (suffix) => {
    const asked = [{}, { 'x-admin-user': 'admin' }, api.as('media')].map(
      async (headers) => (await api.send({ url: `/api/newsletter/subscribers${suffix}`, headers })).statusCode,
    );
    expect(await Promise.all(asked)).toEqual([401, 401, 403]);
  });

  // NEWS-27, NEWS-28, NEWS-29
  it('answers a CSV named by the day, with the days of subscription in Kampala, and escapes formulas', async () => {
    await subscribe('mary@example.org', new Date('2026-03-04T21:30:00Z'));
    await subscribe('=1+1@example.org', new Date('2026-03-04T20:30:00Z'));
    const answer = await api.send({ url: '/api/newsletter/subscribers/export.csv', headers: api.as('admin') });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-subscribers-${kampalaDay(new Date())}.csv"`,
      'cache-control': 'no-store',
    });
    expect(answer.body).toBe(
      "\uFEFFEmail,Subscription Date\r\nmary@example.org,2026-03-05\r\n'=1+1@example.org,2026-03-04\r\n",
    );
  });

  it('finds addresses by a part of them in any case, and answers the total', async () => {
    for (const email of ['mary.akello@example.org', 'peter_okello@example.org', 'peter-okello@example.org'])
      await subscribe(email);
    expect(await list('?search=AKELLO')).toMatchObject({
      subscribers: ['mary.akello@example.org'],
      count: 3,
      found: 1,
    });
    expect(await list('?search=peter_okello')).toMatchObject({ subscribers: ['peter_okello@example.org'] });
    expect(await list('?search=okello&limit=1')).toMatchObject({
      subscribers: ['peter-okello@example.org'],
      count: 3,
      found: 2,
    });
    expect(await list('?search=nobody')).toMatchObject({ subscribers: [], entries: [], count: 3, found: 0 });
  });

  describe('DELETE /api/newsletter/subscribers/:id and POST /:id/restore', () => {
    const admin = (): { authorization: string } => api.as('admin');
    const remove = (id: number, headers: Record<string, string> = admin()) =>
      api.send({ method: 'DELETE', url: `/api/newsletter/subscribers/${id}`, headers });
    const restore = (id: number, unsubscribedAt: unknown) =>
      api.send({
        method: 'POST',
        url: `/api/newsletter/subscribers/${id}/restore`,
        headers: admin(),
        payload: { unsubscribedAt } as object,
      });
    const row = (id: number): Promise<NewsletterSubscriber> =>
      api.database.repository(NewsletterSubscriber).findOneByOrFail({ id });
    async function subscribed(email: string): Promise<NewsletterEntry> {
      await subscribe(email);
      const [entry] = (await list(`?search=${email}`)).entries;
      if (!entry) throw new Error(`${email} is not listed`);
      return entry;
    }

    it('remove a subscriber from the list and the file, write no address into the audit log, and can be undone', async () => {
      const entry = await subscribed('leaves@example.org');
      await subscribe('stays@example.org');
      const removed = await remove(entry.id);
      expect([removed.statusCode, removed.json()]).toEqual([200, { ...entry, unsubscribedAt: expect.any(String) }]);
      expect(await list()).toMatchObject({ subscribers: ['stays@example.org'], count: 1, thisMonth: 1 });
      expect((await api.send({ url: '/api/newsletter/subscribers/export.csv', headers: admin() })).body).not.toContain(
        'leaves',
      );

      const back = await restore(entry.id, removed.json<{ unsubscribedAt: string }>().unsubscribedAt);
      expect([back.statusCode, back.json()]).toEqual([200, entry]);
      expect(await list()).toMatchObject({ subscribers: ['stays@example.org', 'leaves@example.org'], count: 2 });
      const log = await api.database
        .repository(AuditEntry)
        .find({ where: { entity: 'newsletter-subscriber', entityId: entry.id }, order: { id: 'ASC' } });
      expect(log.map(({ actor, action, summary, before, after }) => [actor, action, summary, before, after])).toEqual([
        ['admin', 'removed', `Newsletter subscriber ${entry.id} removed`, null, null],
        ['admin', 'restored', `Newsletter subscriber ${entry.id} restored`, null, null],
      ]);
    });

    it('answer 404 for an unknown subscriber', async () => {
      const { id } = await subscribed('twice@example.org');
      await remove(id);
      expect((await remove(id)).json()).toMatchObject({ statusCode: 404, message: 'There is no such subscriber.' });
      expect((await remove(2_000_000_000)).statusCode).toBe(404);
      expect((await remove(0)).statusCode).toBe(400);
      expect((await restore(2_000_000_000, new Date().toISOString())).statusCode).toBe(404);
    });

    // A person who unsubscribed, or was removed long ago, is not subscribed again.
    it('undo only the removal that is named, and only a recent one', async () => {
      const { id } = await subscribed('left@example.org');
      const own = new Date(Date.now() - 60_000);
      await api.database.repository(NewsletterSubscriber).update({ id }, { unsubscribedAt: own });
      expect((await restore(id, new Date().toISOString())).json()).toMatchObject({
        statusCode: 409,
        code: 'REMOVAL_STANDS',
      });
      const long = new Date(Date.now() - 11 * 60_000);
      await api.database.repository(NewsletterSubscriber).update({ id }, { unsubscribedAt: long });
      expect((await restore(id, long.toISOString())).statusCode).toBe(409);
      expect((await row(id)).unsubscribedAt).toEqual(long);
    });

    it.each([undefined, null, 'soon', 5])('answer 400 for a time like %j naming the field', async (unsubscribedAt) => {
      const { id } = await subscribed('field@example.org');
      const answer = await restore(id, unsubscribedAt);
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
        400,
        ['unsubscribedAt'],
      ]);
    });
  });
});
