import { jest } from '@jest/globals';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { VerifiedCredentials } from '../../src/people/staff/verified-credentials.ts';
import { newAddress } from '../addresses.ts';
import { Clocks } from '../clocks.ts';
import { basic, describeOnEachDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const minute = 60_000;

const clocks = new Clocks();

describeOnEachDatabase('sign-in limits', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  let guesses = 0;
  type Response = Awaited<ReturnType<TestApp['send']>>;
  const right = (address: string, on: TestApp = test): Promise<Response> =>
    on.send({ url: '/api/session', headers: on.as('admin'), remoteAddress: address });
  const wrong = (address: string, username = 'admin', on: TestApp = test): Promise<Response> =>
    on.send({
      url: '/api/session',
      headers: { authorization: basic(username, `wrong guess number ${(guesses += 1)}`) },
      remoteAddress: address,
    });
  const statuses = async (answers: Promise<Response>[]): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { statusCode } of await Promise.all(answers)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    return counts;
  };
  const failTimes = async (times: number, address: string): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) await wrong(address);
  };

  /** Forgets the verified credential, as happens after five minutes, or as in another process. */
  const forgetVerified = async (): Promise<void> => {
    const { id } = await test.database.repository(StaffAccount).findOneByOrFail({ username: 'admin' });
    test.app.get(VerifiedCredentials).forgetAccount(id);
  };

  it('allow four wrong tries, and then make the next one wait 15 seconds', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 4; turn += 1) expect((await wrong(address)).statusCode).toBe(401);
    const refused = await wrong(address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15);
  });

  it('never lock the account: its owner signs in from another address', async () => {
    const address = newAddress();
    await failTimes(5, address);
    await forgetVerified();
    expect((await right(address)).statusCode).toBe(429);
    expect((await right(newAddress())).statusCode).toBe(200);
  });

  it('double the wait with the next failure, and reset with a right password', async () => {
    const address = newAddress();
    await failTimes(4, address);
    clocks.pass(15_000);
    expect((await wrong(address)).statusCode).toBe(401);
    expect(Number((await wrong(address)).headers['retry-after'])).toBeGreaterThan(25);
    clocks.pass(30_000);
    await forgetVerified();
    expect((await right(address)).statusCode).toBe(200);
    expect(await statuses([1, 2, 3, 4].map(() => wrong(address)))).toEqual({ 401: 4 });
    expect((await wrong(address)).statusCode).toBe(429);
  });

  it('count each of many simultaneous tries', async () => {
    const address = newAddress();
    expect(await statuses(Array.from({ length: 30 }, () => wrong(address)))).toEqual({ 401: 4, 429: 26 });
  });

  it('count wrong tries on every route, also on public ones', async () => {
    const address = newAddress();
    const authorization = basic('media', 'a wrong passphrase');
    const send = (method: 'GET' | 'DELETE' | 'POST', url: string): Promise<Response> =>
      test.send({ method, url, headers: { authorization }, remoteAddress: address });
    expect(await statuses([send('GET', '/api/audit-log')])).toEqual({ 401: 1 });
    expect(await statuses([send('DELETE', '/api/staff-accounts/1')])).toEqual({ 401: 1 });
    expect(await statuses([send('POST', '/api/staff-accounts')])).toEqual({ 401: 1 });
    expect(await statuses([send('GET', '/healthz')])).toEqual({ 401: 1 });
    expect(await statuses([send('GET', '/api/session')])).toEqual({ 429: 1 });
  });

  it('answer for an unknown account as for a known one, also when the limit is reached', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 4; turn += 1) expect((await wrong(address, 'nobody-here')).statusCode).toBe(401);
    expect((await wrong(address, 'nobody-here')).statusCode).toBe(429);
  });

  it('count every spelling of a username for one account', async () => {
    const address = newAddress();
    expect(await statuses(['admin', 'ADMIN', 'Admin', 'aDmin'].map((name) => wrong(address, name)))).toEqual({
      401: 4,
    });
    expect((await wrong(address, 'adMIN')).statusCode).toBe(429);
    const accented = await test.send({
      url: '/api/session',
      headers: { authorization: basic('àdmin', passwords.admin) },
      remoteAddress: newAddress(),
    });
    expect(accented.statusCode).toBe(401);
  });

  it('do not refuse a verified credential after wrong tries of others from its address', async () => {
    const address = newAddress();
    expect((await right(address)).statusCode).toBe(200);
    await failTimes(5, address);
    expect((await wrong(address)).statusCode).toBe(429);
    expect((await right(address)).statusCode).toBe(200);
  });

  it('block no account for invented names that are tried from its address', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 108; turn += 9) {
      const tries = Array.from({ length: 9 }, (_, at) => wrong(address, `somebody-${turn + at}`));
      expect(await statuses(tries)).toEqual({ 401: 9 });
    }
    await forgetVerified();
    expect((await right(address)).statusCode).toBe(200);
  });

  describe('for a device that signed in before', () => {
    const signedIn = async (address: string): Promise<string> => {
      const cookie = String((await right(address)).headers['set-cookie']);
      expect(cookie).toMatch(
        /^device-[0-9a-f]{12}=[\w-]{22}\.1\.[\w-]{43}; Path=\/api; Max-Age=34560000; SameSite=Strict; HttpOnly$/,
      );
      return cookie.replace(/;.*/, '');
    };
    const from = (cookie: string, address: string, password: string = passwords.admin): Promise<Response> =>
      test.send({
        url: '/api/session',
        headers: { authorization: basic('admin', password), cookie },
        remoteAddress: address,
      });

    it('are separate from those of its address', async () => {
      const address = newAddress();
      const cookie = await signedIn(address);
      await failTimes(5, address);
      await forgetVerified();
      const answer = await from(cookie, address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it('count its tries from all addresses together', async () => {
      const cookie = await signedIn(newAddress());
      for (let turn = 0; turn < 4; turn += 1)
        expect((await from(cookie, newAddress(), `a wrong passphrase ${turn}`)).statusCode).toBe(401);
      expect((await from(cookie, newAddress(), 'a wrong passphrase')).statusCode).toBe(429);
    });

    it('apply only to its own account, and do not accept a forged cookie', async () => {
      const address = newAddress();
      const cookie = await signedIn(newAddress());
      await failTimes(5, address);
      const [name, value] = cookie.split('=') as [string, string];
      const other = `${name}=${value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`;
      expect((await from(other, address, 'a wrong passphrase')).statusCode).toBe(429);
      const renamed = cookie.replace(name, 'device-721c9525ade2');
      for (let turn = 0; turn < 4; turn += 1) await wrong(address, 'media');
      const media = await test.send({
        url: '/api/session',
        headers: { authorization: basic('media', 'a wrong passphrase'), cookie: renamed },
        remoteAddress: address,
      });
      expect(media.statusCode).toBe(429);
    });
  });

  it('let the right credential in while two hundred wrong ones are tried', async () => {
    await forgetVerified();
    const crowd = Array.from({ length: 200 }, (_, at) => wrong(newAddress(), `crowd-${at % 50}`));
    expect((await right(newAddress())).statusCode).toBe(200);
    await Promise.all(crowd);
  });

  it('ignore a forged forwarding address', async () => {
    const address = newAddress();
    const attempt = (forwarded: string): Promise<Response> =>
      test.send({
        url: '/api/session',
        headers: {
          authorization: basic('admin', `wrong guess number ${(guesses += 1)}`),
          'x-forwarded-for': forwarded,
        },
        remoteAddress: address,
      });
    for (let turn = 0; turn < 4; turn += 1) await attempt(newAddress());
    expect((await attempt(newAddress())).statusCode).toBe(429);
  });

  it('verify a credential once for many simultaneous requests', async () => {
    const address = newAddress();
    await test.database.repository(StaffAccount).increment({ username: 'admin' }, 'version', 1);
    clocks.pass(6_000);
    expect(await statuses(Array.from({ length: 40 }, () => right(address)))).toEqual({ 200: 40 });
  });

  it('remember a right credential for five minutes, but never a wrong one', async () => {
    const account = await test.database.repository(StaffAccount).findOneByOrFail({ username: 'admin' });
    expect((await right(newAddress())).statusCode).toBe(200);
    await test.database.repository(StaffAccount).update({ id: account.id }, { passwordHash: 'damaged' });
    expect((await right(newAddress())).statusCode).toBe(200);
    clocks.pass(5 * minute + 1_000);
    expect((await right(newAddress())).statusCode).toBe(401);
    await test.database.repository(StaffAccount).update({ id: account.id }, { passwordHash: account.passwordHash });
    expect((await right(newAddress())).statusCode).toBe(200);
  });

  it('read the account again after five seconds', async () => {
    expect((await right(newAddress())).statusCode).toBe(200);
    await test.database.repository(StaffAccount).update({ username: 'admin' }, { revokedAt: new Date() });
    clocks.pass(5_001);
    expect((await right(newAddress())).statusCode).toBe(401);
    await test.database.repository(StaffAccount).update({ username: 'admin' }, { revokedAt: null });
  });

  if (database !== 'sqlite') {
    describe('with two processes on one database', () => {
      let other: TestApp;
      beforeAll(async () => {
        other = await test.startAnother();
      });
      afterAll(() => other.close());

      it('count the tries of both together', async () => {
        const address = newAddress();
        const tries = Array.from({ length: 24 }, (_, at) =>
          untilServed(() => wrong(address, 'admin', at % 2 === 0 ? test : other)),
        );
        expect(await statuses(tries)).toEqual({ 401: 4, 429: 20 });
      });

      const old = 'a long team passphrase';
      const onOther = async (username: string, password = old): Promise<number> =>
        (
          await other.send({
            url: '/api/session',
            headers: { authorization: basic(username, password) },
            remoteAddress: newAddress(),
          })
        ).statusCode;
      const manage = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Response> =>
        test.send({
          method,
          url: `/api/staff-accounts${path}`,
          headers: test.as('admin'),
          remoteAddress: newAddress(),
          payload,
        });

      it('end sessions in the other one within five seconds of a revocation', async () => {
        const { id } = (await manage('POST', '', { username: 'team-one', role: 'media', password: old })).json();
        expect(await onOther('team-one')).toBe(200);
        expect((await manage('DELETE', `/${id}`)).statusCode).toBe(200);
        clocks.pass(5_001);
        expect(await onOther('team-one')).toBe(401);
      });

      it('end sessions in the other one within five seconds of a password change', async () => {
        const { id } = (await manage('POST', '', { username: 'team-two', role: 'media', password: old })).json();
        expect(await onOther('team-two')).toBe(200);
        expect(
          (
            await manage('PUT', `/${id}/password`, {
              currentPassword: passwords.admin,
              newPassword: 'a newer team passphrase',
            })
          ).statusCode,
        ).toBe(200);
        clocks.pass(5_001);
        expect(await onOther('team-two')).toBe(401);
        expect(await onOther('team-two', 'a newer team passphrase')).toBe(200);
      });
    });
  }
});
