import { newConfirmationCode } from './confirmation-code.ts';

describe('a confirmation code', () => {
  const codes = Array.from({ length: 2_000 }, newConfirmationCode);

  it('has eight letters and digits that cannot be confused with each other', () => {
    expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([]);
  });

  it('is different each time, and uses every character in every position', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (let place = 0; place < 8; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(32);
  });
});
