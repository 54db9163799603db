import { barHeights } from './bar-heights.ts';

describe('the bars of a chart', () => {
  it('stand in proportion, the best as high as the picture', () =>
    expect(barHeights([5000, 10_000, 2500], 80)).toEqual([40, 80, 20]));
  it('show one with little, nothing of one without, and nothing where more went back than came', () =>
    expect(barHeights([1, 90_000, 0, -50], 80)).toEqual([2, 80, 0, 0]));
  it('stand empty while nothing came in', () => expect(barHeights([0], 80)).toEqual([0]));
});
