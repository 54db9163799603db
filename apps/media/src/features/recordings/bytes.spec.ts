import { bytesInCopy } from './bytes.ts';

describe('a size', () => {
  it.each([
    [0, '0 MB'],
    [1, '1 MB'],
    [59_800_000, '60 MB'],
    [1_240_000_000, '1.2 GB'],
  ])('of %d reads %s', (bytes, copy) => expect(bytesInCopy(bytes)).toBe(copy));
});
