import type { PrayerReceipt, PrayerRequestResponse } from '../../src/people/prayer/prayer.dto.ts';
import { PrayerRequest } from '../../src/people/prayer/prayer-request.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { newAddress } from '../addresses.ts';
import { post, postForm } from '../factories/people.ts';
import { addEveryRole, describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const secret = { name: 'Zawadi Aber', request: 'My husband drinks. Call me on 0772 555 123.' };

describeOnAnyDatabase('confidential prayer requests', (database) => {
  let api: TestApp;
  let id: number;
  let code: string;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  beforeEach(async () => {
    await api.database.repository(PrayerRequest).createQueryBuilder().delete().execute();
    const receipt = await ask({ ...secret, isConfidential: true });
    id = receipt.id;
    code = receipt.replyCode;
  });
  afterAll(() => api.close());

  const ask = async (own: Record<string, unknown>): Promise<PrayerReceipt> =>
    (await post(api, '/api/prayer-requests', own)).json();
  const read = async (role: 'admin' | 'pastor', url: string) => {
    const answer = await api.send({ url, headers: api.as(role), remoteAddress: newAddress() });
    return { status: answer.statusCode, body: answer.json<never>(), text: answer.body };
  };
  const put = (role: 'admin' | 'pastor', payload: object, of = id) =>
    api.send({ method: 'PUT', url: `/api/prayer-requests/${of}`, headers: api.as(role), payload });

  it.each([
    '/api/prayer-requests',
    '/api/prayer-requests?status=unanswered',
    '/api/prayer-requests?search=husband',
    '/api/admin/search?q=husband',
    '/api/admin/search?q=zawadi',
  ])('are shown only to a pastor: %s', async (url) => {
    expect((await read('pastor', url)).text).toContain('Zawadi Aber');
    const answer = await read('admin', url);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/zawadi|husband/i);
  });

  it('are counted only for a pastor', async () => {
    await ask({ request: 'For rain.' });
    for (const [role, total] of [
      ['admin', 1],
      ['pastor', 2],
    ] as const) {
      expect((await read(role, '/api/admin/stats')).body).toMatchObject({ prayers: { total, pending: total } });
      expect((await read(role, '/api/admin/today')).body).toMatchObject({ prayers: { pending: total } });
      const listed = await api.send({ url: '/api/prayer-requests?limit=1', headers: api.as(role) });
      expect(listed.headers['x-total-count']).toBe(String(total));
    }
  });

  it('do not exist for an admin, who gets 404 for reading, marking, answering, deleting and restoring', async () => {
    const url = `/api/prayer-requests/${id}`;
    const headers = api.as('admin');
    const answers = await Promise.all([
      api.send({ url, headers }),
      put('admin', { isAnswered: true }),
      put('admin', { isConfidential: false }),
      api.send({ method: 'DELETE', url, headers }),
      post(api, `${url}/restore`, {}, headers),
      post(api, `${url}/reply`, { content: 'We pray.' }, headers),
      post(api, '/api/prayer-requests/bulk', { action: 'not-confidential', items: [id] }, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(answers.map(({ body }) => body).join()).not.toMatch(/zawadi|husband/i);
    expect((await read('pastor', url)).body).toMatchObject({ isConfidential: true, isAnswered: false, replies: [] });
  });

  it('can be answered by a pastor; the person who asked reads the answer with the code', async () => {
    const headers = api.as('pastor');
    expect(
      (await post(api, `/api/prayer-requests/${id}/reply`, { content: 'I call you today.' }, headers)).statusCode,
    ).toBe(201);
    const replies = await post(api, '/api/prayer-requests/replies', { code });
    expect(replies.json()).toMatchObject({ replies: [{ content: 'I call you today.' }] });
  });

  it('are never public, even if both boxes were ticked, with a script and in a plain form', async () => {
    await ask({ request: 'Both', isPublic: true, isConfidential: true });
    await postForm(api, '/api/prayer-requests', { request: 'Form', isPublic: 'on', isConfidential: 'on' });
    const all = (await read('pastor', '/api/prayer-requests')).body as PrayerRequestResponse[];
    expect(all.map(({ isPublic, isConfidential }) => [isPublic, isConfidential])).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('can be marked by an admin, who then no longer sees them; a pastor can remove the mark', async () => {
    const open = await ask({ name: 'Okot', request: 'For my brother.', isPublic: true });
    const marked = await put('admin', { isConfidential: true }, open.id);
    expect([marked.statusCode, marked.json()]).toMatchObject([200, { isConfidential: true, isPublic: false }]);
    expect((await read('admin', `/api/prayer-requests/${open.id}`)).status).toBe(404);
    expect((await put('pastor', { isConfidential: false }, open.id)).statusCode).toBe(200);
    expect((await read('admin', `/api/prayer-requests/${open.id}`)).status).toBe(200);
    const notes = await api.database.repository(AuditEntry).findBy({ entity: 'prayer-request', entityId: open.id });
    expect(notes.map(({ actor, action }) => [actor, action])).toEqual([
      ['admin', 'marked confidential'],
      ['pastor', 'no longer confidential'],
    ]);
    expect(JSON.stringify(notes)).not.toMatch(/okot|brother/i);
  });

  describe('in the data of one person', () => {
    const people = async (path: string, payload: object) => {
      const answer = await post(api, `/api/people/${path}`, payload, api.as('admin'));
      return { status: answer.statusCode, body: answer.json<never>(), text: answer.body };
    };

    it.each([{ name: 'Zawadi' }, { name: 'husband' }, { phone: '0772555123' }, { name: 'Zaw' }])(
      'are not found by %j, as an administrator may not read them',
      async (wanted) => expect((await people('search', wanted)).text).not.toMatch(/confidential|zawadi aber|drinks/i),
    );

    it('are found by the full name, but shown, exported and erased without revealing name or text', async () => {
      const found = await people('search', { name: 'aber zawadi' });
      expect(found.body).toEqual({
        groups: [
          {
            kind: 'prayer-request',
            title: 'Prayer requests',
            hasMore: false,
            records: [
              {
                id,
                title: 'Confidential prayer request',
                detail: 'Only a pastor may read it. It can be erased.',
                at: expect.any(String),
                matched: ['name'],
              },
            ],
          },
        ],
      });
      const records = [{ kind: 'prayer-request', id }];
      const exported = await people('export', { records });
      expect(exported.body).toMatchObject({
        sections: [{ records: [{ Confidential: 'To be handed over by a pastor', Sent: expect.any(String) }] }],
      });
      expect(exported.text).not.toMatch(/zawadi|husband/i);
      expect((await people('erase', { records })).body).toEqual({ erased: [{ title: 'Prayer requests', count: 1 }] });
      expect(await api.database.repository(PrayerRequest).count()).toBe(0);
    });
  });
});
