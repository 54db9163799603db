import { placeOf, successorOf } from './review-order.ts';

const queue = [{ id: 5 }, { id: 9 }, { id: 2 }];

describe('the order of the review', () => {
  it('knows what comes before and after a testimonial', () => {
    expect(placeOf(queue, 5)).toEqual({ at: 1, before: undefined, after: { id: 9 } });
    expect(placeOf(queue, 2)).toEqual({ at: 3, before: { id: 9 }, after: undefined });
  });
  it('begins with the first one if the given one is not waiting', () =>
    expect(placeOf(queue, 77)).toEqual({ at: 0, before: undefined, after: { id: 5 } }));
  it('continues with the next one, after the last with the one before it, and then ends', () => {
    expect([5, 9, 2].map((id) => successorOf(queue, id)?.id)).toEqual([9, 2, 9]);
    expect(successorOf([{ id: 5 }], 5)).toBeUndefined();
  });
});
