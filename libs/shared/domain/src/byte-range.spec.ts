import { readRange } from './byte-range.ts';

describe('readRange', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 999 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=100-199', { first: 100, last: 199 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
  ])('of a thousand bytes reads %s', (header, range) => expect(readRange(header, 1_000)).toEqual(range));

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('cannot satisfy %s', (header) =>
    expect(readRange(header, 1_000)).toBe('unsatisfiable'),
  );

  it.each([null, undefined, '', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
    'gives everything for %p',
    (header) => expect(readRange(header, 1_000)).toBeUndefined(),
  );
});
