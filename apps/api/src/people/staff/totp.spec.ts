import { appAddress, codeAt, stepAt, stepOf, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('time-based one-time codes', () => {
  // RFC 6238, appendix B, SHA-1
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('match the TOTP test vectors of the RFC at second %i', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1_000), 8)).toBe(code);
    expect(codeAt(secret, stepAt(seconds * 1_000))).toBe(code.slice(2));
  });

  // RFC 4226, appendix D
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'match the HOTP test vector %s',
    (code) => expect(Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter))).toContain(code),
  );

  it('are accepted in their half minute and the ones before and after it only', () => {
    const now = 1_111_111_109_000;
    const step = stepAt(now);
    expect([-2, -1, 0, 1, 2].map((by) => stepOf(codeAt(secret, step + by), secret, now))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
    expect(stepOf('07081804', secret, now)).toBeUndefined();
    expect(stepOf('abcdef', secret, now)).toBeUndefined();
  });

  it('are set up with a key in Base32 (RFC 4648), or with an otpauth address', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(appAddress('GEZD', 'Faithful Witness', 'grace')).toBe(
      'otpauth://totp/Faithful%20Witness:grace?secret=GEZD&issuer=Faithful%20Witness',
    );
  });
});
