import { sizeCopy } from './size-copy.ts';

describe('a size on the disk', () => {
  it.each([
    [28_000, '28 kB'],
    [640_000_000, '640 MB'],
    [1_180_000_000, '1.2 GB'],
    [20e9, '20 GB'],
    [480_700_000_000, '481 GB'],
  ])('%d bytes read %j', (bytes, text) => expect(sizeCopy(bytes)).toBe(text));
});
