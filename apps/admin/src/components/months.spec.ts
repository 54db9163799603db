import { barHeights, shortMonth, wholeMonth } from './months.ts';

describe('a picture by month', () => {
  it('names its months', () =>
    expect([shortMonth('2026-09'), wholeMonth('2026-11')]).toEqual(['Sep', 'November 2026']));
  it('has the best month as high as the picture, the others in proportion', () =>
    expect(barHeights([5000, 10_000, 2500], 80)).toEqual([40, 80, 20]));
  it('shows a month with little, nothing of one without, and nothing where more went back than came', () =>
    expect(barHeights([1, 90_000, 0, -50], 80)).toEqual([2, 80, 0, 0]));
  it('stands empty while nothing came in', () => expect(barHeights([0], 80)).toEqual([0]));
});
