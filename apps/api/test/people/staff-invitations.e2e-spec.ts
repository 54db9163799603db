import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import type { InvitationResponse } from '../../src/people/staff/staff-invitation.dto.ts';
import { StaffDirectory } from '../../src/platform/auth/staff-directory.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { newAddress } from '../addresses.ts';
import { post } from '../factories/people.ts';
import { basic, describeOnEachDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

const newPassword = 'seven green hills of Gulu';

describeOnEachDatabase('invitations of staff', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  let count = 0;
  const invite = async (own: Record<string, unknown> = {}) => {
    const username = `guest${(count += 1)}`;
    const payload = { username, role: 'editor', email: `${username}@example.org`, ...own };
    const answer = await post(api, '/api/staff-accounts', payload, api.as('admin'));
    expect(answer.statusCode).toBe(201);
    return { ...answer.json<{ id: number; invitedUntil: string | null }>(), username, text: answer.body };
  };
  const lettersTo = (username: string) =>
    api.database
      .repository(OutboxMessage)
      .find({ where: { recipient: `${username}@example.org` }, order: { id: 'ASC' } });
  const tokensTo = async (username: string): Promise<string[]> =>
    (await lettersTo(username)).map(({ text }) => /\/admin\/invitation#token=([0-9a-f]{64})/.exec(text)?.[1] ?? '');
  const read = (token: string) => post(api, '/api/staff-invitations/read', { token });
  const accept = (token: string, password = newPassword) =>
    post(api, '/api/staff-invitations/accept', { token, newPassword: password });
  const session = (username: string, password: string) =>
    api.send({
      url: '/api/session',
      headers: { authorization: basic(username, password) },
      remoteAddress: newAddress(),
    });

  it('lets the invited person set the password with a link that works once, without a generated password', async () => {
    const { username, text, invitedUntil } = await invite();
    expect(text).not.toMatch(/generatedPassword|token/);
    expect(Date.parse(invitedUntil ?? '')).toBeGreaterThan(Date.now());
    const [token = ''] = await tokensTo(username);
    expect((await read(token)).json<InvitationResponse>()).toEqual({
      username,
      role: 'editor',
      expiresAt: invitedUntil,
    });
    expect((await accept(token)).statusCode).toBe(200);
    expect((await session(username, newPassword)).json()).toMatchObject({ username, role: 'editor' });
    expect((await accept(token, 'another long passphrase')).statusCode).toBe(404);
    expect((await read(token)).statusCode).toBe(404);
    expect((await session(username, newPassword)).statusCode).toBe(200);
  });

  it('lets one of two who use the link at once set the password', async () => {
    const { username } = await invite();
    const [token = ''] = await tokensTo(username);
    const answers = await Promise.all([accept(token), accept(token, 'another long passphrase')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('keeps only a hash of the token', async () => {
    const { id, username } = await invite();
    const [token = ''] = await tokensTo(username);
    const row = await api.database.repository(StaffAccount).findOneByOrFail({ id });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('expires after three days, or when a later link is sent', async () => {
    const { id, username } = await invite();
    const url = `/api/staff-accounts/${id}/invitation`;
    expect((await post(api, url, {}, api.as('admin'))).statusCode).toBe(200);
    const [first = '', second = ''] = await tokensTo(username);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await api.database.repository(StaffAccount).update({ id }, { invitationExpiresAt: new Date(Date.now() - 1) });
    expect([(await read(second)).statusCode, (await accept(second)).statusCode]).toEqual([404, 404]);
  });

  it('stops working when the password is changed by other means', async () => {
    const { id, username } = await invite();
    const [token = ''] = await tokensTo(username);
    const changed = await api.send({
      method: 'PUT',
      url: `/api/staff-accounts/${id}/password`,
      headers: api.as('admin'),
      payload: { currentPassword: passwords.admin, newPassword },
    });
    expect(changed.json()).toMatchObject({ id, invitedUntil: null });
    expect((await accept(token, 'another long passphrase')).statusCode).toBe(404);
    expect((await session(username, newPassword)).statusCode).toBe(200);
  });

  describe('and who holds a permission', () => {
    const role = 'treasurer';
    const isHolder = async (name: string): Promise<boolean> =>
      (await api.app.get(StaffDirectory).holders('giving.manage')).some(({ username }) => username === name);
    const inviteAgain = async (id: number): Promise<void> => {
      const email = 'elsewhere@example.org';
      expect((await post(api, `/api/staff-accounts/${id}/invitation`, { email }, api.as('admin'))).statusCode).toBe(
        200,
      );
    };

    it('leave out a new account until its link is used', async () => {
      const { id, username } = await invite({ role });
      expect(await isHolder(username)).toBe(false);
      await post(api, `/api/staff-accounts/${id}/invitation`, {}, api.as('admin'));
      expect(await isHolder(username)).toBe(false);
      const [, token = ''] = await tokensTo(username);
      await accept(token);
      expect(await isHolder(username)).toBe(true);
    });

    // ADR 46: otherwise one account could make itself the only one that may confirm.
    it('keep an account that has accepted an invitation when it is invited again', async () => {
      const { id, username } = await invite({ role });
      const [token = ''] = await tokensTo(username);
      await accept(token);
      await inviteAgain(id);
      expect(await isHolder(username)).toBe(true);
    });

    it('keep an account that has signed in with its first password when it is invited', async () => {
      const { id, username } = await invite({ role, password: newPassword });
      await session(username, newPassword);
      await inviteAgain(id);
      expect(await isHolder(username)).toBe(true);
    });
  });

  it('does not work when the account was revoked meanwhile', async () => {
    const { id, username } = await invite();
    const [token = ''] = await tokensTo(username);
    await api.send({ method: 'DELETE', url: `/api/staff-accounts/${id}`, headers: api.as('admin') });
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('still generates a password for those without mail, who can be invited later', async () => {
    const { id, text, username } = await invite({ email: null });
    expect(text).toContain('generatedPassword');
    const url = `/api/staff-accounts/${id}/invitation`;
    expect((await post(api, url, {}, api.as('admin'))).json()).toMatchObject({ fields: { email: expect.any(String) } });
    const email = `${username}@example.org`;
    expect((await post(api, url, { email }, api.as('admin'))).json()).toMatchObject({ email });
    expect(await tokensTo(username)).toHaveLength(1);
  });

  it.each(['0'.repeat(64), 'x'.repeat(64)])('answers the same for a token that never existed', async (token) => {
    expect((await read(token)).json()).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  });

  it('refuses a short password, and keeps the link', async () => {
    const { username } = await invite();
    const [token = ''] = await tokensTo(username);
    expect((await accept(token, 'short')).json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
    expect((await read(token)).statusCode).toBe(200);
  });
});

describeOnEachDatabase('sessions of staff', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    const payload = { username: 'grace', role: 'editor', password: newPassword };
    await post(api, '/api/staff-accounts', payload, api.as('admin'));
  });
  afterAll(() => api.close());

  const authorization = basic('grace', newPassword);
  const session = (headers: Record<string, string> = {}) =>
    api.send({ url: '/api/session', headers: { authorization, ...headers }, remoteAddress: newAddress() });
  const account = () => api.database.repository(StaffAccount).findOneByOrFail({ username: 'grace' });
  const cookieOf = (answer: Awaited<ReturnType<typeof session>>) =>
    String(answer.headers['set-cookie']).replace(/;.*/, '');

  it.each(['the person', 'an administrator'])(
    'end everywhere when %s signs the account out, and keep the password',
    async (who) => {
      const before = await session();
      const epoch = String(before.json<{ epoch: number }>().epoch);
      const cookie = cookieOf(before);
      expect((await session({ 'x-session-epoch': epoch, cookie })).headers['set-cookie']).toBeUndefined();
      const { id } = await account();
      const answer =
        who === 'the person'
          ? await post(api, '/api/session/sign-out-everywhere', {}, { authorization })
          : await post(api, `/api/staff-accounts/${id}/sign-out`, {}, api.as('admin'));
      expect(answer.statusCode).toBe(200);

      const ended = await session({ 'x-session-epoch': epoch });
      expect([ended.statusCode, ended.json()]).toMatchObject([401, { code: 'SESSION_ENDED' }]);
      // Also on public routes, so that a console learns it at its next request.
      const reading = await api.send({ url: '/api/events', headers: { authorization, 'x-session-epoch': epoch } });
      expect(reading.statusCode).toBe(401);
      const again = await session({ cookie });
      expect(again.statusCode).toBe(200);
      expect(again.json<{ epoch: number }>().epoch).toBe(Number(epoch) + 1);
      expect(cookieOf(again)).not.toBe(cookie);
    },
  );

  it('forget known devices when they are ended: a device that signed in before counts as unknown again', async () => {
    const cookie = cookieOf(await session());
    await post(api, '/api/session/sign-out-everywhere', {}, { authorization });
    const address = newAddress();
    const wrong = (headers: Record<string, string>) =>
      api.send({
        url: '/api/session',
        headers: { authorization: basic('grace', 'a wrong passphrase'), ...headers },
        remoteAddress: address,
      });
    for (let turn = 0; turn < 4; turn += 1) expect((await wrong({})).statusCode).toBe(401);
    expect((await wrong({ cookie })).statusCode).toBe(429);
    // A device that has signed in since then is not delayed by other people's attempts from its address.
    const fresh = cookieOf(await session());
    expect((await wrong({ cookie: fresh })).statusCode).toBe(401);
  });

  it('record when an account was last seen, to within ten minutes', async () => {
    await api.database.repository(StaffAccount).update({ username: 'grace' }, { lastSeenAt: null });
    await post(api, '/api/session/sign-out-everywhere', {}, { authorization });
    await session();
    const { lastSeenAt } = await account();
    expect(Math.abs(Date.now() - (lastSeenAt?.getTime() ?? 0))).toBeLessThan(60_000);
    const accounts = await api.send({ url: '/api/staff-accounts', headers: api.as('admin') });
    expect(accounts.json()).toContainEqual(
      expect.objectContaining({ username: 'grace', lastSeenAt: lastSeenAt?.toISOString() }),
    );
  });

  it('let everybody change their own password, using the current one', async () => {
    const put = (currentPassword: string) =>
      api.send({
        method: 'PUT',
        url: '/api/session/password',
        headers: { authorization },
        payload: { currentPassword, newPassword: 'nine grey herons at the lake' },
      });
    expect((await put('not the present one')).json()).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    expect((await put(newPassword)).statusCode).toBe(200);
    expect((await session({ authorization: basic('grace', 'nine grey herons at the lake') })).statusCode).toBe(200);
  });
});
