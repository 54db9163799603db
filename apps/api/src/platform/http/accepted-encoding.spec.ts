import { acceptedEncoding } from './accepted-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, identity; q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['BR', 'br'],
    ['vibrant', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for %p is %p', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
