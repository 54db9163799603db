import { RecoveryCode } from '../../src/people/staff/recovery-code.entity.ts';
import { SignInFailure } from '../../src/people/staff/sign-in-failure.entity.ts';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { codeAt, stepAt } from '../../src/people/staff/totp.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { newAddress } from '../addresses.ts';
import { post } from '../factories/people.ts';
import { basic, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const password = 'seven green hills of Gulu';

function fromBase32(key: string): Buffer {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

describeOnEachDatabase('one-time codes', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  let count = 0;
  const add = async (role = 'treasurer') => {
    const username = `treasurer${(count += 1)}`;
    const answer = await post(api, '/api/staff-accounts', { username, role, password }, api.as('admin'));
    const headers = { authorization: basic(username, password) };
    return { id: answer.json<{ id: number }>().id, username, headers };
  };
  type Person = Awaited<ReturnType<typeof add>>;

  const call = ({ headers }: Person, path: string, payload: object = {}) =>
    post(api, `/api/session/second-factor${path}`, payload, headers);
  /** Adds a person with one-time codes; `code(n)` is the code of n half minutes from now. */
  const setUp = async (role?: string) => {
    const person = await add(role);
    const begun = (await call(person, '/setup')).json<{ key: string; setup: string; address: string }>();
    const code = (by = 0): string => codeAt(fromBase32(begun.key), stepAt(Date.now()) + by);
    // The previous code, so that the tests can still use the current and the next one.
    const confirmed = await call(person, '/confirm', { setup: begun.setup, code: code(-1) });
    expect(confirmed.statusCode).toBe(200);
    return { ...person, ...begun, code, recovery: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  };
  const prove = (person: Person, code: string) => call(person, '/proof', { code });
  const proofOf = async (person: Person, code: string): Promise<string> =>
    (await prove(person, code)).json<{ proof: string }>().proof;
  const gifts = ({ headers }: Person, proof?: string) =>
    api.send({
      url: '/api/ledger',
      headers: { ...headers, ...(proof === undefined ? {} : { 'x-second-factor': proof }) },
      remoteAddress: newAddress(),
    });
  const isAsked = async (person: Person, proof?: string): Promise<boolean> => {
    const { statusCode, body } = await gifts(person, proof);
    expect([200, 403]).toContain(statusCode);
    return body.includes('SECOND_FACTOR_REQUIRED');
  };

  it('are not asked for before they are set up', async () => {
    expect(await isAsked(await add())).toBe(false);
  });

  it('are set up with the first code, shown in the session, and then asked for at routes of money', async () => {
    const person = await setUp();
    expect(person.address).toContain(`secret=${person.key}`);
    const session = await api.send({ url: '/api/session', headers: person.headers });
    expect(session.json()).toMatchObject({ hasSecondFactor: true });
    expect(await isAsked(person)).toBe(true);
    expect(await isAsked(person, await proofOf(person, person.code()))).toBe(false);
  });

  it('are not set up with a wrong code, by an account that did not begin the set-up, or twice', async () => {
    const [one, other] = [await add(), await add()];
    const { setup, key } = (await call(one, '/setup')).json<{ key: string; setup: string }>();
    const code = codeAt(fromBase32(key), stepAt(Date.now()));
    expect(
      (await call(one, '/confirm', { setup, code: code === '000000' ? '000001' : '000000' })).json(),
    ).toMatchObject({
      code: 'CODE_WRONG',
    });
    expect((await call(other, '/confirm', { setup, code })).json()).toMatchObject({ code: 'SETUP_EXPIRED' });
    expect((await call(one, '/confirm', { setup: 'made up', code })).json()).toMatchObject({ code: 'SETUP_EXPIRED' });
    expect((await call(one, '/confirm', { setup, code })).statusCode).toBe(200);
    expect((await call(one, '/confirm', { setup, code })).json()).toMatchObject({ code: 'SECOND_FACTOR_ON' });
    expect((await call(one, '/setup')).json()).toMatchObject({ code: 'SECOND_FACTOR_ON' });
  });

  it('work once each, even when the same code is sent twice at the same moment', async () => {
    const person = await setUp();
    const code = person.code();
    const answers = await Promise.all([prove(person, code), prove(person, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await prove(person, code)).json()).toMatchObject({ code: 'CODE_WRONG' });
    // The code that was used in the set-up, and every code before one that was used.
    expect((await prove(person, person.code(-1))).statusCode).toBe(422);
    expect((await prove(person, person.code(1))).statusCode).toBe(200);
  });

  it('give a proof that is valid only for this account, for an hour, and until it is signed out everywhere', async () => {
    const [one, other] = [await setUp(), await setUp()];
    const proof = await proofOf(one, one.code());
    expect(await isAsked(other, proof)).toBe(true);
    const [, signature] = proof.split('.');
    expect(await isAsked(one, `${Date.now() + 9_999_999}.${signature}`)).toBe(true);
    expect(await isAsked(one, 'made up')).toBe(true);
    expect(await isAsked(one, proof)).toBe(false);
    await post(api, '/api/session/sign-out-everywhere', {}, one.headers);
    expect(await isAsked(one, proof)).toBe(true);
  });

  it('are refused with 429 after repeated wrong guesses', async () => {
    const person = await setUp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await prove(person, `99999${turn}`)).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    // The correct code is refused too, from any address.
    expect((await prove(person, person.code())).statusCode).toBe(429);
    await api.database.repository(SignInFailure).createQueryBuilder().delete().execute();
  });

  it('can be replaced by recovery codes, each of which works once and is stored as a hash', async () => {
    const person = await setUp();
    expect(person.recovery).toHaveLength(10);
    const [code = ''] = person.recovery;
    const stored = await api.database.repository(RecoveryCode).findBy({ accountId: person.id });
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    expect(await isAsked(person, await proofOf(person, code.toLowerCase().replaceAll('-', ' ')))).toBe(false);
    expect((await prove(person, code)).statusCode).toBe(422);
    const state = await api.send({ url: '/api/session/second-factor', headers: person.headers });
    expect(state.json()).toEqual({ isOn: true, recoveryCodesLeft: 9 });

    const renewed = await call(person, '/recovery-codes', { code: person.code() });
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await prove(person, person.recovery[1] ?? '')).statusCode).toBe(422);
  });

  it('keep their secret encrypted in the database', async () => {
    const person = await setUp();
    const { secondFactorSecret } = await api.database.repository(StaffAccount).findOneByOrFail({ id: person.id });
    for (const encoding of ['base64', 'hex', 'latin1'] as const)
      expect(secondFactorSecret).not.toContain(fromBase32(person.key).toString(encoding));
    expect(secondFactorSecret).not.toContain(person.key);
  });

  it('are turned off with one more code', async () => {
    const person = await setUp();
    expect((await call(person, '/remove', { code: '000000' })).statusCode).toBe(422);
    expect((await call(person, '/remove', { code: person.code() })).statusCode).toBe(204);
    expect(await isAsked(person)).toBe(false);
    expect(await api.database.repository(RecoveryCode).countBy({ accountId: person.id })).toBe(0);
  });

  it('can be turned off by an administrator with a code of their own, which the audit log records', async () => {
    const [person, admin] = [await setUp(), await setUp('admin')];
    const url = `/api/staff-accounts/${person.id}/second-factor`;
    expect((await api.send({ method: 'DELETE', url, headers: admin.headers })).json()).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
    const headers = { ...admin.headers, 'x-second-factor': await proofOf(admin, admin.code()) };
    expect((await api.send({ method: 'DELETE', url, headers })).json()).toMatchObject({ hasSecondFactor: false });
    expect(await isAsked(person)).toBe(false);
    const notes = await api.database.repository(AuditEntry).findBy({ entity: 'staff-account', entityId: person.id });
    expect(notes.map(({ actor, action }) => [actor, action])).toContainEqual([
      admin.username,
      'second factor taken off',
    ]);
    expect(JSON.stringify(notes)).not.toContain(person.key);
  });
});
