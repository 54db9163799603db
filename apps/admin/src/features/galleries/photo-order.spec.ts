import { inOrder, moved } from './photo-order.ts';

describe('the order of photos', () => {
  it.each([
    ['to the front', 3, 0, [3, 1, 2, 4]],
    ['one later', 2, 2, [1, 3, 2, 4]],
    ['to the end', 1, 3, [2, 3, 4, 1]],
    ['beyond the end', 1, 99, [2, 3, 4, 1]],
    ['nowhere', 2, 1, [1, 2, 3, 4]],
  ])('moves a photo %s', (_where, id, to, expected) => expect(moved([1, 2, 3, 4], id, to)).toEqual(expected));

  it('follows the ids, and keeps the order of the photos that are not named', () =>
    expect(inOrder([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4]));
});
