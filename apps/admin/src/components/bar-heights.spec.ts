import { barHeights } from './bar-heights.ts';

describe('the bars of a chart', () => {
  it('are proportional, and the highest fills the picture', () =>
    expect(barHeights([5000, 10_000, 2500], 80)).toEqual([40, 80, 20]));
  it('show a little for a small sum, and nothing for an empty or negative one', () =>
    expect(barHeights([1, 90_000, 0, -50], 80)).toEqual([2, 80, 0, 0]));
  it('are empty while nothing was received', () => expect(barHeights([0], 80)).toEqual([0]));
});
