import { newReplyCode, replyKey } from './reply-code.ts';

describe('a reply code', () => {
  it('has eighty random bits in readable groups', () => {
    const codes = Array.from({ length: 500 }, newReplyCode);
    expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(500);
    // Each of the 32 characters occurs about equally often.
    const counts = new Map<string, number>();
    for (const character of codes.join('').replaceAll('-', '')) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([counts.size, Math.min(...counts.values()) > 150, Math.max(...counts.values()) < 350]).toEqual([
      32,
      true,
      true,
    ]);
  });

  it('is accepted in any case and grouping, and with O for 0 or I for 1', () => {
    const key = replyKey('0AB1-CDEF-GHJK-MNPQ');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(['0ab1cdefghjkmnpq', ' oabI-cdef ghjk-mnpq ', 'OABL CDEF GHJK MNPQ'].map(replyKey)).toEqual([key, key, key]);
    expect(replyKey('0AB1-CDEF-GHJK-MNPR')).not.toBe(key);
  });

  it.each(['', 'short', '0AB1-CDEF-GHJK-MNPQ-R', '0AB1-CDEF-GHJK-MNPU', 'ŋŋŋŋ-ŋŋŋŋ-ŋŋŋŋ-ŋŋŋŋ'])(
    'is invalid: %j',
    (typed) => {
      expect(replyKey(typed)).toBeNull();
    },
  );
});
