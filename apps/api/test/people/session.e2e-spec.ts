import { rolePermissions, staffRoles } from '@ministry/domain';
import { newAddress } from '../addresses.ts';
import { addEveryRole, basic, describeOnAnyDatabase, passwords, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('GET /api/session', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
    await addEveryRole(test);
  });
  afterAll(() => test.close());

  const session = (authorization?: string, headers: Record<string, string> = {}): ReturnType<TestApp['send']> =>
    test.send({
      url: '/api/session',
      headers: { ...(authorization === undefined ? {} : { authorization }), ...headers },
      remoteAddress: newAddress(),
    });

  it.each(staffRoles)('answers who is signed in, and what they may do: %s', async (role) => {
    const response = await session(test.as(role).authorization);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      username: role,
      role,
      permissions: rolePermissions[role],
      epoch: 1,
      hasSecondFactor: false,
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('accepts the username in any case, as phones begin with a capital', async () => {
    expect((await session(basic('Admin', passwords.admin))).statusCode).toBe(200);
  });

  // ADM-19, ADM-27, MEDIA-11
  it('answers the same 401 for no credential, an unknown user and a wrong password', async () => {
    const answers = await Promise.all([
      session(),
      session(basic('nobody-here', passwords.admin)),
      session(basic('admin', 'a wrong passphrase')),
      session('Basic %%%'),
      session('Bearer abc'),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json(), requestId: '' }).toEqual({ ...answers[0]?.json(), requestId: '' });
    }
  });

  it('takes the same time for an unknown user as for a wrong password', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (username: string, into: number[]): Promise<void> => {
      const start = performance.now();
      await session(basic(username, `a wrong passphrase ${into.length}`));
      into.push(performance.now() - start);
    };
    // The minimum of many measurements, because other load on the machine can only add time; more are taken on a busy machine.
    const ratio = (): number => Math.min(...times.unknown) / Math.min(...times.known);
    for (let turn = 0; turn < 20 || (turn < 200 && (ratio() < 0.5 || ratio() > 2)); turn += 1) {
      await measure('admin', times.known);
      await measure('nobody-here', times.unknown);
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });

  it('asks tools for Basic authentication, and browsers for a scheme that opens no password dialog', async () => {
    expect((await session()).headers['www-authenticate']).toBe('Basic realm="staff", charset="UTF-8"');
    const toBrowser = (await session(undefined, { 'sec-fetch-site': 'same-origin' })).headers['www-authenticate'];
    expect(toBrowser).toMatch(/^X-Staff-Basic /);
  });

  it('takes the first colon as the end of the username', async () => {
    const added = await test.send({
      method: 'POST',
      url: '/api/staff-accounts',
      headers: test.as('admin'),
      payload: { username: 'colon', role: 'media', password: 'a:long:passphrase' },
    });
    expect(added.statusCode).toBe(201);
    expect((await session(basic('colon', 'a:long:passphrase'))).statusCode).toBe(200);
    expect((await session(basic('colon', 'a'))).statusCode).toBe(401);
  });
});
