import { kampalaDay } from '@ministry/domain';
import { AuditService } from '../../src/platform/audit/audit.service.ts';
import { newAddress } from '../addresses.ts';
import { describeOnAnyDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('GET /api/audit-log', (database) => {
  let test: TestApp;
  const secrets = ['a first long passphrase', 'a second long passphrase'] as const;
  let id: number;

  beforeAll(async () => {
    test = await startTestApp({ database });
    const added = await test.send({
      method: 'POST',
      url: '/api/staff-accounts',
      headers: test.as('admin'),
      payload: { username: 'grace', role: 'media', password: secrets[0] },
    });
    id = added.json().id;
    await test.send({
      method: 'PUT',
      url: `/api/staff-accounts/${id}/password`,
      headers: test.as('admin'),
      payload: { currentPassword: passwords.admin, newPassword: secrets[1] },
    });
    await test.send({ method: 'DELETE', url: `/api/staff-accounts/${id}`, headers: test.as('admin') });
  });
  afterAll(() => test.close());

  const list = (query = ''): ReturnType<TestApp['send']> =>
    test.send({ url: `/api/audit-log${query}`, headers: test.as('admin'), remoteAddress: newAddress() });

  it('answers who did what, when, and the values before and after, newest first', async () => {
    const response = await list();
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-total-count']).toBe('3');
    expect(response.json().map(({ action }: { action: string }) => action)).toEqual([
      'revoked',
      'password changed',
      'created',
    ]);
    expect(response.json()[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      actor: 'admin',
      action: 'revoked',
      entity: 'staff-account',
      entityId: id,
      summary: 'Account grace: revoked',
      before: expect.objectContaining({ username: 'grace', isRevoked: false }),
      after: expect.objectContaining({ username: 'grace', isRevoked: true }),
    });
    expect(response.json()[2].before).toBeNull();
  });

  it('contains no password and no hash', async () => {
    const { body } = await list();
    for (const secret of [...secrets, passwords.admin, '$argon2']) expect(body).not.toContain(secret);
  });

  it('filters by entity and person, and pages', async () => {
    const ids = async (query: string): Promise<number[]> =>
      (await list(query)).json().map((entry: { id: number }) => entry.id);
    const [newest, , oldest] = await ids('');
    expect(await ids(`?entity=staff-account&entityId=${id}`)).toHaveLength(3);
    expect(await ids('?entity=event')).toEqual([]);
    expect(await ids('?actor=media')).toEqual([]);
    expect(await ids('?limit=1')).toEqual([newest]);
    expect(await ids('?limit=1&offset=2')).toEqual([oldest]);
    expect((await list('?limit=1')).headers['x-total-count']).toBe('3');
  });

  it('filters by words of the summary, person and period, and sorts oldest first when asked', async () => {
    const actions = async (query: string): Promise<string[]> =>
      (await list(query)).json().map(({ action }: { action: string }) => action);
    const today = kampalaDay(new Date());
    expect(await actions('?search=grace&sort=at')).toEqual(['created', 'password changed', 'revoked']);
    expect(await actions('?search=GRACE%3A%20rev')).toEqual(['revoked']);
    expect(await actions('?search=nobody')).toEqual([]);
    expect(await actions(`?from=${today}&to=${today}`)).toHaveLength(3);
    expect(await actions('?to=2026-01-01')).toEqual([]);
    expect(await actions('?from=2040-01-01')).toEqual([]);
  });

  it('exports matching entries as CSV, in the order of the list and without the values', async () => {
    const file = await list('/export.csv?entity=staff-account&search=grace&sort=at');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log-${kampalaDay(new Date())}.csv"`,
    });
    const [headings, ...lines] = file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(headings).toBe('At,Actor,Action,Entity,Entity ID,Summary');
    expect(lines.map((line) => line.replace(/^[^,]*,/, ''))).toEqual([
      `admin,created,staff-account,${id},Account grace (media) added`,
      `admin,password changed,staff-account,${id},Account grace: password changed`,
      `admin,revoked,staff-account,${id},Account grace: revoked`,
    ]);
  });

  it.each([
    '?limit=0',
    '?limit=501',
    '?offset=-1',
    '?entityId=x',
    '?entity=a&entity=b',
    '?colour=red',
    '?sort=actor',
    '?from=soon',
  ])('answers 400 for %s', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  it('has no route that changes or removes an entry', () => {
    const routes = [...test.routes].filter((route) => route.includes('/audit-log'));
    expect(routes.filter((route) => !/^(GET|HEAD) /.test(route))).toEqual([]);
  });

  it('writes the entry in the same transaction as the change', async () => {
    const audit = test.app.get(AuditService);
    const failing = test.database.transaction(async () => {
      await audit.record({ action: 'created', entity: 'nothing', summary: 'Will be undone' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await list('?entity=nothing')).json()).toEqual([]);
  });

  it('names the system for what happens outside a request', async () => {
    await test.app.get(AuditService).record({ action: 'swept', entity: 'housekeeping', summary: 'Old things removed' });
    expect((await list('?entity=housekeeping')).json()[0]).toMatchObject({
      actor: 'system',
      entityId: null,
      before: null,
      after: null,
    });
  });

  it('shortens long texts, in any script', async () => {
    await test.app.get(AuditService).record({
      action: 'updated',
      entity: 'long',
      summary: 'ŋ'.repeat(400),
      before: { text: 'ŋ'.repeat(50_000) },
      after: { text: '🙏'.repeat(25_000) },
    });
    const [entry] = (await list('?entity=long')).json();
    expect(entry.summary).toHaveLength(300);
    expect(entry.before.text).toMatch(/^ŋ+… \(50000 characters\)$/);
  });
});
