import { prayerLimits } from '@ministry/domain';
import type {
  PrayerReceipt,
  PrayerRepliesResponse,
  PrayerRequestResponse,
} from '../../src/people/prayer/prayer.dto.ts';
import { PrayerReply } from '../../src/people/prayer/prayer-reply.entity.ts';
import { PrayerRequest } from '../../src/people/prayer/prayer-request.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { IdempotencyKey } from '../../src/platform/idempotency/idempotency-key.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { post, postFiftyTimes, postForm } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;
const codePattern = /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;

describeOnAnyDatabase('prayer requests', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  beforeEach(() => api.database.repository(PrayerRequest).createQueryBuilder().delete().execute());
  afterAll(() => api.close());

  const ask = async (own: Record<string, unknown> = {}): Promise<PrayerReceipt> =>
    (
      await post(api, '/api/prayer-requests', { name: 'Mary', request: 'For my mother.', isPublic: false, ...own })
    ).json();
  const list = async (query = ''): Promise<PrayerRequestResponse[]> =>
    (await api.send({ url: `/api/prayer-requests${query}`, headers: api.as('admin') })).json();
  const requests = async (query: string): Promise<string[]> => (await list(query)).map(({ request }) => request);
  const put = (id: number, payload: object) =>
    api.send({ method: 'PUT', url: `/api/prayer-requests/${id}`, headers: api.as('admin'), payload });
  const reply = (id: number, content: unknown) =>
    post(api, `/api/prayer-requests/${id}/reply`, { content }, api.as('admin'));
  const replies = (code: string) => api.send({ url: `/api/prayer-requests/replies/${encodeURIComponent(code)}` });
  const bulk = (action: string, items: number[]) =>
    post(api, '/api/prayer-requests/bulk', { action, items }, api.as('admin'));

  describe('POST /api/prayer-requests', () => {
    // API-24, DATA-15
    it('answers 201 with the id and a reply code, and stores the code nowhere', async () => {
      const answer = await post(api, '/api/prayer-requests', {
        name: 'Mary',
        request: 'For my mother.',
        isPublic: true,
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { id: expect.any(Number), replyCode: expect.stringMatching(codePattern) },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { replyCode } = answer.json<PrayerReceipt>();
      expect(JSON.stringify(await api.database.repository(PrayerRequest).find())).not.toMatch(
        new RegExp(`${replyCode}|${replyCode.replaceAll('-', '')}`),
      );
      expect(await list()).toMatchObject([
        { name: 'Mary', request: 'For my mother.', isPublic: true, isAnswered: false },
      ]);
    });

    it('answers the code again to a repeated request without storing it among the answers', async () => {
      const send = () =>
        post(api, '/api/prayer-requests', { request: 'For rain.' }, { 'idempotency-key': `prayer-code-${database}` });
      const { replyCode } = (await send()).json<PrayerReceipt>();
      const saved = await api.database.repository(IdempotencyKey).find();
      expect(saved).not.toHaveLength(0);
      expect(JSON.stringify(saved)).not.toContain(replyCode);
      expect((await send()).json()).toMatchObject({ replyCode });
    });

    // PRAY-03, PRAY-04
    it.each([undefined, null, '', '  '])('stores null for the name %j', async (name) => {
      await ask({ name });
      expect(await list()).toMatchObject([{ name: null }]);
    });

    // PRAY-06
    it.each([undefined, null, false])('creates a private request when isPublic is %j', async (isPublic) => {
      await ask({ isPublic });
      expect(await list()).toMatchObject([{ isPublic: false }]);
    });

    // PRAY-01
    it.each([
      ['request', undefined],
      ['request', ''],
      ['request', ' \n\t '],
      ['request', 'x'.repeat(prayerLimits.request + 1)],
      ['request', ['x']],
      ['name', 'x'.repeat(prayerLimits.name + 1)],
      ['name', 5],
      ['isPublic', 'perhaps'],
      ['isPublic', 1],
      ['isAnswered', true],
      ['replyKey', 'x'],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const answer = await post(api, '/api/prayer-requests', {
        name: 'Mary',
        request: 'For my mother.',
        [field]: value,
      });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await list()).toEqual([]);
    });

    // trust.md: double click, 50 at once, same key
    it('stores one prayer request with one code for fifty requests with one key', async () => {
      expect(await postFiftyTimes(api, '/api/prayer-requests', { request: 'Once.' }, `prayer-${database}`)).toEqual([
        expect.stringMatching(/^201 /),
      ]);
      expect(await list()).toHaveLength(1);
    });

    it('answers a plain form with a page that shows the code, without a redirect to an address with it', async () => {
      const [status, location = ''] = await postForm(api, '/api/prayer-requests', {
        name: '',
        request: 'For rain.',
        isPublic: 'on',
      });
      const { pathname, searchParams, hash } = new URL(location, 'http://site.invalid');
      expect([status, pathname, searchParams.get('prayer'), hash]).toEqual([200, '/contact', 'sent', '#prayer']);
      expect((await replies(searchParams.get('code') ?? '')).statusCode).toBe(200);
      expect(await list()).toMatchObject([{ name: null, isPublic: true }]);
      expect(await postForm(api, '/api/prayer-requests', { name: 'Mary', request: ' ' })).toEqual([
        400,
        '/contact?prayer=invalid&fields=request#prayer',
      ]);
    });
  });

  describe('GET /api/prayer-requests/replies/:code', () => {
    // decisions.md, Prayer: a reply to a prayer request is found by its code.
    it('answers the same when the code is sent in the body, which keeps it out of addresses', async () => {
      const { replyCode } = await ask({ request: 'mine' });
      const found = (payload: object) => api.send({ method: 'POST', url: '/api/prayer-requests/replies', payload });
      expect((await found({ code: replyCode })).json()).toEqual((await replies(replyCode)).json());
      expect((await found({ code: '0000-0000-0000-0000' })).statusCode).toBe(404);
      expect((await found({})).json()).toMatchObject({ fields: { code: expect.any(String) } });
    });

    it("answers that request's replies only, and never the request", async () => {
      const mine = await ask({ request: 'mine' });
      const other = await ask({ request: 'theirs' });
      await reply(other.id, 'For them.');
      expect((await replies(mine.replyCode)).json()).toEqual({
        createdAt: expect.stringMatching(/Z$/),
        isAnswered: false,
        replies: [],
      });
      await reply(mine.id, 'We prayed.\nPsalm 121');
      const answer = await replies(mine.replyCode);
      expect(answer.json<PrayerRepliesResponse>()).toEqual({
        createdAt: expect.any(String),
        isAnswered: true,
        replies: [{ content: 'We prayed.\nPsalm 121', createdAt: expect.stringMatching(/Z$/) }],
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('accepts a code as people type it', async () => {
      const { replyCode } = await ask();
      expect((await replies(` ${replyCode.toLowerCase().replaceAll('-', ' ')} `)).statusCode).toBe(200);
    });

    it('answers the same for every unknown code', async () => {
      const { id, replyCode } = await ask();
      await bulk('delete', [id]);
      const bodies = new Set<string>();
      for (const code of [
        replyCode,
        '0000-0000-0000-0000',
        'x',
        '%',
        '<b>',
        '../../etc',
        ' ',
        'ŋ',
        `${'A'.repeat(200)}`,
      ]) {
        const { statusCode, body } = await replies(code);
        bodies.add(`${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`);
      }
      expect([...bodies]).toEqual([expect.stringMatching(/^404 .*There is nothing for this code/)]);
    });

    // A village may share one address: people who look up replies must not use up the limit of people who send requests.
    it('is rate limited separately from the form, so that nobody can try thousands of codes', async () => {
      const strict = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '0.05' } });
      const statuses = [];
      for (let turn = 0; turn < 4; turn += 1)
        statuses.push((await strict.send({ url: '/api/prayer-requests/replies/0000-0000-0000-0000' })).statusCode);
      const sent = await post(strict, '/api/prayer-requests', { request: 'For rain.' });
      await strict.close();
      expect([statuses, sent.statusCode]).toEqual([[404, 404, 404, 429], 201]);
    });
  });

  describe('/api/prayer-requests for the office', () => {
    // API-69, DATA-16, and trust.md: personal data, even if isPublic
    it('GET lists newest first with the fields of the specification, for admins only', async () => {
      await ask({ request: 'first', isPublic: true });
      await ask({ request: 'second', name: null });
      const answer = await api.send({ url: '/api/prayer-requests?limit=1', headers: api.as('admin') });
      expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
      expect(answer.json()).toEqual([
        {
          id: expect.any(Number),
          name: null,
          request: 'second',
          isPublic: false,
          isAnswered: false,
          isUrgent: false,
          isConfidential: false,
          createdAt: expect.stringMatching(/Z$/),
          deletedAt: null,
          assignee: null,
          replies: [],
        },
      ]);
      expect((await api.send({ url: '/api/prayer-requests' })).statusCode).toBe(401);
      expect((await api.send({ url: '/api/prayer-requests', headers: api.as('media') })).statusCode).toBe(403);
    });

    // MSG-07, MSG-08
    it('GET filters by either name for the open ones, and searches', async () => {
      const answered = await ask({ request: 'healing' });
      await ask({ request: 'rain', name: 'Okello' });
      await put(answered.id, { isAnswered: true });
      expect([
        await requests('?status=unanswered'),
        await requests('?status=pending'),
        await requests('?status=answered'),
        await requests(''),
      ]).toEqual([['rain'], ['rain'], ['healing'], ['rain', 'healing']]);
      expect([await requests('?search=okello'), await requests('?search=heal'), await requests('?search=%25')]).toEqual(
        [['rain'], ['healing'], []],
      );
    });

    // API-70, ADM-24
    it('PUT marks a request answered and pending, for admins only, and writes no personal data into the audit log', async () => {
      const { id } = await ask({ request: 'a secret sorrow' });
      expect(
        (await api.send({ method: 'PUT', url: `/api/prayer-requests/${id}`, payload: { isAnswered: true } }))
          .statusCode,
      ).toBe(401);
      expect((await put(id, { isAnswered: true })).json()).toMatchObject({ id, isAnswered: true });
      expect((await put(id, { isAnswered: false })).json()).toMatchObject({ id, isAnswered: false });
      expect([(await put(id, {})).statusCode, (await put(999_999, { isAnswered: true })).statusCode]).toEqual([
        400, 404,
      ]);
      const entries = await api.database.repository(AuditEntry).findBy({ entity: 'prayer-request', entityId: id });
      expect(entries.map(({ action }) => action)).toEqual(['marked answered', 'marked pending']);
      expect(JSON.stringify(entries)).not.toMatch(/sorrow|Mary/);
    });

    // API-72, MSG-09
    it('POST /:id/reply stores the reply and marks the request answered', async () => {
      const { id } = await ask();
      const answer = await reply(id, ' We prayed. ');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        201,
        { id, isAnswered: true, replies: [{ id: expect.any(Number), content: 'We prayed.', author: 'admin' }] },
      ]);
      expect((await list())[0]?.replies).toHaveLength(1);
      for (const blank of [undefined, '', '  \n'])
        expect((await reply(id, blank)).json()).toMatchObject({
          statusCode: 400,
          fields: { content: expect.any(String) },
        });
      expect((await reply(999_999, 'Hello')).statusCode).toBe(404);
    });

    it("GET lists urgent requests first while they are open, by their text or by an admin's choice", async () => {
      await ask({ request: 'Please pray: my brother wants to kill himself, it’s an emergency' });
      const called = await ask({ request: 'my exam' });
      await ask({ request: 'rain' });
      expect((await list()).map(({ isUrgent }) => isUrgent)).toEqual([true, false, false]);
      expect((await put(called.id, { isUrgent: true })).json()).toMatchObject({ isUrgent: true, isAnswered: false });
      expect([(await requests('')).slice(0, 2), (await requests('?status=urgent')).length]).toEqual([
        ['my exam', expect.stringContaining('emergency')],
        2,
      ]);
      await put(called.id, { isAnswered: true });
      expect([await requests(''), await requests('?status=urgent')]).toEqual([
        [expect.stringContaining('emergency'), 'rain', 'my exam'],
        [expect.stringContaining('emergency')],
      ]);
      const urgent = (await list())[0]?.id ?? 0;
      expect((await bulk('ordinary', [urgent])).json()).toEqual({ processed: 1 });
      expect(await requests('')).toEqual(['rain', 'my exam', expect.stringContaining('emergency')]);
      const entries = await api.database
        .repository(AuditEntry)
        .findBy({ entity: 'prayer-request', entityId: called.id });
      expect(entries.map(({ action }) => action)).toEqual(['marked urgent', 'marked answered']);
    });

    it('GET /:id answers one request, even a deleted one, to admins', async () => {
      const { id } = await ask({ request: 'my exam' });
      await bulk('delete', [id]);
      const read = (headers = {}, of = id) => api.send({ url: `/api/prayer-requests/${of}`, headers });
      expect((await read(api.as('admin'))).json()).toMatchObject({
        id,
        request: 'my exam',
        deletedAt: expect.stringMatching(/Z$/),
      });
      expect([
        (await read()).statusCode,
        (await read(api.as('media'))).statusCode,
        (await read(api.as('admin'), 999_999)).statusCode,
      ]).toEqual([401, 403, 404]);
    });

    // MSG-05
    it('POST /bulk marks all of them or none', async () => {
      const ids = [(await ask()).id, (await ask()).id];
      expect((await bulk('answered', ids)).json()).toEqual({ processed: 2 });
      expect((await bulk('pending', [...ids, 999_999])).statusCode).toBe(404);
      expect((await list()).map(({ isAnswered }) => isAnswered)).toEqual([true, true]);
      expect((await bulk('pending', ids)).json()).toEqual({ processed: 2 });
      expect((await list()).map(({ isAnswered }) => isAnswered)).toEqual([false, false]);
    });

    it('DELETE removes a request from the lists, and POST /:id/restore brings it back', async () => {
      const { id } = await ask();
      expect(
        (await api.send({ method: 'DELETE', url: `/api/prayer-requests/${id}`, headers: api.as('admin') })).statusCode,
      ).toBe(200);
      expect([
        await list(),
        (await list('?status=deleted')).length,
        (await put(id, { isAnswered: true })).statusCode,
        (await reply(id, 'Hello')).statusCode,
      ]).toEqual([[], 1, 404, 404]);
      expect((await post(api, `/api/prayer-requests/${id}/restore`, {}, api.as('admin'))).statusCode).toBe(200);
      expect(await list()).toHaveLength(1);
    });

    it('erases requests with their replies thirty days after deletion, and every request after 24 months', async () => {
      const rows = api.database.repository(PrayerRequest);
      const ids = [];
      for (let turn = 0; turn < 4; turn += 1) ids.push((await ask()).id);
      const [saved, gone, old, older = 0] = ids;
      await reply(older, 'We prayed.');
      await rows.update({ id: gone }, { deletedAt: new Date(Date.now() - 31 * day) });
      await rows.update({ id: old }, { createdAt: new Date(Date.now() - 729 * day) });
      await rows.update({ id: older }, { createdAt: new Date(Date.now() - 733 * day) });
      const retention = api.app.get(Retention);
      expect(await retention.applyTo('Deleted prayer requests', new Date())).toBe(1);
      expect(await retention.applyTo('Prayer requests', new Date())).toBe(1);
      expect((await rows.find({ order: { id: 'ASC' } })).map(({ id }) => id)).toEqual([saved, old]);
      expect(await api.database.repository(PrayerReply).countBy({ requestId: older })).toBe(0);
    });
  });
});
