import { describe, expect, it, jest } from '@jest/globals';
import { inBatches, partCopy } from './use-batches.ts';

const ids = [1, 2, 3, 4, 5];

describe('an action on many rows', () => {
  it('runs in batches of the size that the server accepts, and reports its progress', async () => {
    const progress = jest.fn();
    const outcome = await inBatches(ids, (some) => Promise.resolve(some.length), progress, 2);
    expect(outcome).toEqual({ done: ids, left: [], answers: [2, 2, 1], error: undefined });
    expect(progress.mock.calls).toEqual([2, 2, 2].map((_, at) => [{ done: at * 2, total: 5 }]));
  });
  it('stops at the first failed batch, and says what was done and what is left', async () => {
    const refused = new Error('busy');
    const run = jest.fn((some: number[]) => (some.includes(3) ? Promise.reject(refused) : Promise.resolve('done')));
    const outcome = await inBatches(ids, run, undefined, 2);
    expect(outcome).toEqual({ done: [1, 2], left: [3, 4, 5], answers: ['done'], error: refused });
    expect(run).toHaveBeenCalledTimes(2);
    expect(partCopy(outcome)).toBe('Done for 2 of 5; the others are still selected. ');
  });
  it('does not mention a partial result if nothing was done', () => expect(partCopy({ done: [], left: ids })).toBe(''));
});
