import { FirstAccounts } from '../../src/people/staff/first-accounts.ts';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { newAddress } from '../addresses.ts';
import {
  basic,
  describeOnAnyDatabase,
  describeOnEachDatabase,
  passwords,
  startTestApp,
  type TestApp,
} from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const passphrase = 'seven green hills of Kampala';
type Response = Awaited<ReturnType<TestApp['send']>>;

describeOnAnyDatabase('/api/staff-accounts', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    as = test.as('admin'),
  ): Promise<Response> =>
    test.send({ method, url: `/api/staff-accounts${path}`, headers: as, payload, remoteAddress: newAddress() });
  const session = (username: string, password: string, on = test): Promise<Response> =>
    on.send({
      url: '/api/session',
      headers: { authorization: basic(username, password) },
      remoteAddress: newAddress(),
    });

  let names = 0;
  const add = async (more: object = {}): Promise<{ id: number; username: string }> => {
    const response = await send('POST', '', {
      username: `member-${(names += 1)}`,
      role: 'media',
      password: passphrase,
      ...more,
    });
    expect(response.statusCode).toBe(201);
    return response.json();
  };

  describe('GET', () => {
    it('lists the accounts without their hashes', async () => {
      const response = await send('GET');
      expect(response.statusCode).toBe(200);
      expect(response.json()[0]).toEqual({
        id: expect.any(Number),
        username: 'admin',
        role: 'admin',
        isRevoked: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        passwordChangedAt: expect.stringMatching(/Z$/),
        email: null,
        invitedUntil: null,
        lastSeenAt: expect.stringMatching(/Z$/),
        hasSecondFactor: false,
      });
      expect(response.body).not.toMatch(/hash|argon2|version/i);
    });
  });

  describe('POST', () => {
    it('creates an account that can sign in at once', async () => {
      const response = await send('POST', '', { username: 'Grace.Namutebi', role: 'admin', password: passphrase });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({ username: 'grace.namutebi', role: 'admin', isRevoked: false });
      expect(response.json()).not.toHaveProperty('generatedPassword');
      expect((await session('grace.namutebi', passphrase)).json()).toMatchObject({
        username: 'grace.namutebi',
        role: 'admin',
      });
    });

    it('generates a password when none is sent, and answers it once', async () => {
      const { username, generatedPassword } = (await send('POST', '', { username: 'generated', role: 'media' })).json();
      expect(generatedPassword).toMatch(/^([a-z0-9]{5}-){5}[a-z0-9]$/);
      expect((await session(username, generatedPassword)).statusCode).toBe(200);
      expect((await send('GET')).body).not.toContain(generatedPassword);
    });

    it('answers 409 USERNAME_TAKEN, ignoring case', async () => {
      const { username } = await add();
      const response = await send('POST', '', {
        username: username.toUpperCase(),
        role: 'media',
        password: passphrase,
      });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'USERNAME_TAKEN', fields: { username: expect.any(String) } });
    });

    it('creates a username once for many simultaneous requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          untilServed(() => send('POST', '', { username: 'wanted', role: 'media', password: passphrase })),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    });

    it.each([
      ['a short username', { username: 'ab' }, 'username'],
      ['a long username', { username: 'a'.repeat(41) }, 'username'],
      ['a colon in the username', { username: 'grace:n' }, 'username'],
      ['no username', { username: undefined }, 'username'],
      ['an unknown role', { role: 'owner' }, 'role'],
      ['a password of 14 characters', { password: 'a'.repeat(14) }, 'password'],
      ['a password of 129 characters', { password: 'a'.repeat(129) }, 'password'],
      ['8 emoji, which are 16 code units but 8 characters', { password: '🙏'.repeat(8) }, 'password'],
      ['half a character', { password: `${'a'.repeat(20)}\ud800` }, 'password'],
      ['a control character', { password: `${'a'.repeat(20)}\u0000` }, 'password'],
      ['a number for a password', { password: 123456789012345 }, 'password'],
      ['an unknown field', { isRevoked: false }, 'isRevoked'],
    ])('answers 400 for %s and names the field', async (_what, wrong, field) => {
      const response = await send('POST', '', { username: 'refused', role: 'media', password: passphrase, ...wrong });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual([field]);
      expect(await test.database.repository(StaffAccount).countBy({ username: 'refused' })).toBe(0);
    });

    it.each([
      ['15 characters', 'a'.repeat(15)],
      ['128 characters of four bytes', '🙏'.repeat(128)],
      ['Luganda and colons', 'Ŋŋ: omusumba w’ekkanisa: ŋŋ'],
    ])('accepts a password of %s', async (_what, password) => {
      const { username } = await add({ password });
      expect((await session(username, password)).statusCode).toBe(200);
    });

    it('accepts a password in another Unicode form of the same characters', async () => {
      const { username } = await add({ password: 'Caf\u00e9 in Kampala at noon' });
      expect((await session(username, 'Cafe\u0301 in Kampala at noon')).statusCode).toBe(200);
    });
  });

  describe('PUT /:id/password', () => {
    it('changes a password: the old one is refused at once', async () => {
      const { id, username } = await add();
      expect((await session(username, passphrase)).statusCode).toBe(200);
      const response = await send('PUT', `/${id}/password`, {
        currentPassword: passwords.admin,
        newPassword: 'another long passphrase',
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ id, username });
      expect((await session(username, passphrase)).statusCode).toBe(401);
      expect((await session(username, 'another long passphrase')).statusCode).toBe(200);
    });

    it("answers 422 when the caller's own password is wrong, and changes nothing", async () => {
      const { id, username } = await add();
      const response = await send('PUT', `/${id}/password`, {
        currentPassword: passphrase,
        newPassword: 'another long passphrase',
      });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'CURRENT_PASSWORD_WRONG',
        fields: { currentPassword: expect.any(String) },
      });
      expect((await session(username, passphrase)).statusCode).toBe(200);
    });

    it("changes an admin's own password, and refuses the old one from then on", async () => {
      const { id, username } = await add({ role: 'admin' });
      const own = { authorization: basic(username, passphrase) };
      expect(
        (
          await send(
            'PUT',
            `/${id}/password`,
            { currentPassword: passphrase, newPassword: 'my new long passphrase' },
            own,
          )
        ).statusCode,
      ).toBe(200);
      expect((await send('GET', '', undefined, own)).statusCode).toBe(401);
    });

    it('answers 404 for an unknown account and 400 for a short password or a malformed id', async () => {
      const body = { currentPassword: passwords.admin, newPassword: 'another long passphrase' };
      expect((await send('PUT', '/999999/password', body)).statusCode).toBe(404);
      expect((await send('PUT', '/1/password', { ...body, newPassword: 'short' })).json().fields).toHaveProperty(
        'newPassword',
      );
      for (const id of ['0', '-1', '1.5', 'abc', '99999999999'])
        expect((await send('PUT', `/${id}/password`, body)).statusCode).toBe(400);
    });
  });

  describe('DELETE /:id and POST /:id/restore', () => {
    it('revoke an account at once, and restore it with the old password', async () => {
      const { id, username } = await add();
      expect((await session(username, passphrase)).statusCode).toBe(200);
      expect((await send('DELETE', `/${id}`)).json()).toMatchObject({ id, isRevoked: true });
      expect((await session(username, passphrase)).statusCode).toBe(401);
      const restored = await send('POST', `/${id}/restore`);
      expect(restored.statusCode).toBe(200);
      expect(restored.json()).toMatchObject({ id, isRevoked: false });
      expect((await session(username, passphrase)).statusCode).toBe(200);
    });

    it('change nothing the second time', async () => {
      const { id } = await add();
      const [first, second] = [await send('DELETE', `/${id}`), await send('DELETE', `/${id}`)];
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      const entries = await test.send({
        url: `/api/audit-log?entity=staff-account&entityId=${id}`,
        headers: test.as('admin'),
      });
      expect(entries.json().map((entry: { action: string }) => entry.action)).toEqual(['revoked', 'created']);
    });

    it("answer 409 OWN_ACCOUNT for the caller's own account", async () => {
      const { id, username } = await add({ role: 'admin' });
      const response = await send('DELETE', `/${id}`, undefined, { authorization: basic(username, passphrase) });
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe('OWN_ACCOUNT');
    });

    it('answer 404 for an unknown account', async () => {
      expect((await send('DELETE', '/999999')).statusCode).toBe(404);
      expect((await send('POST', '/999999/restore')).statusCode).toBe(404);
    });
  });
});

describeOnEachDatabase('the last admin', (database) => {
  it('remains, also when two admins revoke each other at the same moment', async () => {
    const test = await startTestApp({ database });
    try {
      const sole = await test.send({ method: 'DELETE', url: '/api/staff-accounts/1', headers: test.as('admin') });
      expect(sole.statusCode).toBe(409);
      expect(sole.json().code).toBe('LAST_ADMIN');
      const second = await test.send({
        method: 'POST',
        url: '/api/staff-accounts',
        headers: test.as('admin'),
        payload: { username: 'second', role: 'admin', password: passphrase },
      });
      const asSecond = { authorization: basic('second', passphrase) };
      await test.send({ url: '/api/session', headers: asSecond });
      const answers = await Promise.all([
        test.send({ method: 'DELETE', url: `/api/staff-accounts/${second.json().id}`, headers: test.as('admin') }),
        test.send({ method: 'DELETE', url: '/api/staff-accounts/1', headers: asSecond }),
      ]);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(1);
      // A request that arrives after its own account was revoked is not signed in.
      expect(['LAST_ADMIN', 'UNAUTHORIZED']).toContain(refused[0]?.json().code);
    } finally {
      await test.close();
    }
  });
});

describeOnAnyDatabase('the first start', (database) => {
  // ADM-21, ADM-26: no default credentials.
  it('creates an admin and a media account with generated passwords, shown once', async () => {
    const test = await startTestApp({
      database,
      environment: { ADMIN_PASSWORD: '', MEDIA_PASSWORD: '', MEDIA_USERNAME: 'Studio' },
    });
    try {
      const generated = test.app.get(FirstAccounts).takeGenerated();
      expect(generated.map(({ username, role }) => ({ username, role }))).toEqual([
        { username: 'admin', role: 'admin' },
        { username: 'studio', role: 'media' },
      ]);
      expect(test.app.get(FirstAccounts).takeGenerated()).toEqual([]);
      for (const { username, role, password } of generated) {
        const session = await test.send({
          url: '/api/session',
          headers: { authorization: basic(username, password) },
        });
        expect(session.json()).toMatchObject({ username, role });
      }
    } finally {
      await test.close();
    }
  });

  it('reads passwords from the settings, and changes no existing accounts at the next start', async () => {
    const test = await startTestApp({ database });
    try {
      expect(test.app.get(FirstAccounts).takeGenerated()).toEqual([]);
      const before = await test.database.repository(StaffAccount).find();
      await test.app.get(FirstAccounts).onApplicationBootstrap();
      expect(await test.database.repository(StaffAccount).find()).toEqual(before);
    } finally {
      await test.close();
    }
  });

  if (database !== 'sqlite') {
    it('shows each password once when processes start together', async () => {
      const test = await startTestApp({ database, environment: { ADMIN_PASSWORD: '', MEDIA_PASSWORD: '' } });
      await test.database.repository(StaffAccount).createQueryBuilder().delete().execute();
      const others = await Promise.all([test.startAnother(), test.startAnother(), test.startAnother()]);
      try {
        const generated = others.flatMap((other) => other.app.get(FirstAccounts).takeGenerated());
        expect(generated.map(({ username }) => username).sort()).toEqual(['admin', 'media']);
        for (const { username, password } of generated) {
          expect(
            (await test.send({ url: '/api/session', headers: { authorization: basic(username, password) } }))
              .statusCode,
          ).toBe(200);
        }
      } finally {
        await Promise.all(others.map((other) => other.close()));
        await test.close();
      }
    });
  }
});
