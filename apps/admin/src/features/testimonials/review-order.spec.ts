import { placeOf, successorOf } from './review-order.ts';

const queue = [{ id: 5 }, { id: 9 }, { id: 2 }];

describe('the order of the review', () => {
  it('knows who stands before and after one', () => {
    expect(placeOf(queue, 5)).toEqual({ at: 1, before: undefined, after: { id: 9 } });
    expect(placeOf(queue, 2)).toEqual({ at: 3, before: { id: 9 }, after: undefined });
  });
  it('begins at the first one from any that does not wait', () =>
    expect(placeOf(queue, 77)).toEqual({ at: 0, before: undefined, after: { id: 5 } }));
  it('goes on to the next one, after the last one back to the one before, and ends', () => {
    expect([5, 9, 2].map((id) => successorOf(queue, id)?.id)).toEqual([9, 2, 9]);
    expect(successorOf([{ id: 5 }], 5)).toBeUndefined();
  });
});
