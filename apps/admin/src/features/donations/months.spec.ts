import { barHeights, dayInWords, shortMonth, wholeMonth } from './months.ts';

describe('the months of the books', () => {
  it('are named', () => expect([shortMonth('2026-09'), wholeMonth('2026-11'), dayInWords('2026-11-01')]).toEqual(['Sep', 'November 2026', '1 Nov 2026']));
  it('stand as high as what came in, seen however little it was, and at nought where more went back', () => {
    expect(barHeights([{ amount: 200 }, { amount: 100 }, { amount: 1 }, { amount: 0 }, { amount: -50 }], 100)).toEqual([100, 50, 2, 0, 0]);
    expect(barHeights([{ amount: 0 }], 100)).toEqual([0]);
  });
});
