import { parseBasicCredential } from './basic-credential.ts';

const encode = (text: string | Buffer): string => Buffer.from(text as string).toString('base64');

describe('parseBasicCredential', () => {
  it('reads a username and password', () => {
    expect(parseBasicCredential(`Basic ${encode('grace:a long passphrase')}`)).toEqual({
      username: 'grace',
      password: 'a long passphrase',
    });
  });

  it('takes the scheme in any case, as HTTP does', () => {
    expect(parseBasicCredential(`bAsIc ${encode('grace:secret')}`)).toEqual({ username: 'grace', password: 'secret' });
  });

  it('splits at the first colon only, so that a password may hold more of them', () => {
    expect(parseBasicCredential(`Basic ${encode('grace:a:b::c')}`)).toEqual({ username: 'grace', password: 'a:b::c' });
  });

  it('keeps any Unicode and brings it into composed form', () => {
    expect(parseBasicCredential(`Basic ${encode('grace:ŋ 🙏 e\u0301')}`)?.password).toBe('ŋ 🙏 é');
  });

  it('keeps a byte order mark as part of the credential', () => {
    expect(parseBasicCredential(`Basic ${encode('\uFEFFgrace:secret')}`)?.username).toBe('\uFEFFgrace');
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['another scheme', `Bearer ${encode('grace:secret')}`],
    ['a scheme that merely contains Basic', `NotBasic ${encode('grace:secret')}`],
    ['something before the scheme', ` Basic ${encode('grace:secret')}`],
    ['something after the credential', `Basic ${encode('grace:secret')} more`],
    ['no colon', `Basic ${encode('grace')}`],
    ['no username', `Basic ${encode(':secret')}`],
    ['no password', `Basic ${encode('grace:')}`],
    ['base64 for web addresses', 'Basic Z3JhY2U6__8-'],
    ['base64 without its padding', `Basic ${encode('grace:secre').replace(/=+$/, '')}`],
    ['base64 with stray bits', 'Basic Z3JhY2U6c2VjcmV='],
    ['bytes that are not UTF-8', `Basic ${encode(Buffer.from([0x67, 0x3a, 0xff, 0xfe]))}`],
    ['more than a kilobyte', `Basic ${encode(`grace:${'x'.repeat(1_000)}`)}`],
  ])('refuses %s', (_what, header) => {
    expect(parseBasicCredential(header)).toBeUndefined();
  });
});
