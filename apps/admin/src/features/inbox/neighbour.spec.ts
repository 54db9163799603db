import { neighbour } from './neighbour.ts';

const ids = [40, 30, 20];

describe('the neighbour of an item', () => {
  it.each([
    ['after the open one', { ids, open: 40, lastIndex: 0 }, 1, 1],
    ['before the open one', { ids, open: 30, lastIndex: 1 }, -1, 0],
    ['past the end, on the next page', { ids, open: 20, lastIndex: 2 }, 1, 3],
    ['before the start, on the page before', { ids, open: 40, lastIndex: 0 }, -1, -1],
    ['the first, with nothing open', { ids, open: null, lastIndex: 0 }, 1, 0],
    ['the last, with nothing open', { ids, open: null, lastIndex: 0 }, -1, 2],
    ['the one that moved up, when the open one has left the list', { ids, open: 35, lastIndex: 1 }, 1, 1],
    ['the one above, when the open one has left the list', { ids, open: 35, lastIndex: 1 }, -1, 0],
  ] as const)('is the one %s', (_what, place, by, index) => expect(neighbour(place, by)).toBe(index));
});
