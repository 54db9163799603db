import { barHeights, shortMonth, wholeMonth } from './trend.ts';

const month = (revenue: string) => ({ month: '2026-11', revenue, orders: 1 });

describe('the picture of the sales', () => {
  it('has the best month as high as the picture, the others in proportion', () => expect(barHeights([month('50.00'), month('100.00'), month('25.00')], 80)).toEqual([40, 80, 20]));
  it('shows a month with little, and nothing of a month without', () => expect(barHeights([month('0.01'), month('900.00'), month('0.00')], 80)).toEqual([2, 80, 0]));
  it('stands empty while nothing was sold', () => expect(barHeights([month('0.00')], 80)).toEqual([0]));
  it('names its months', () => expect([shortMonth('2026-09'), wholeMonth('2026-09')]).toEqual(['Sep', 'September 2026']));
});
