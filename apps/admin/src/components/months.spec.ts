import { shortMonth, wholeMonth } from './months.ts';

describe('a chart by month', () => {
  it('names its months', () =>
    expect([shortMonth('2026-09'), wholeMonth('2026-11')]).toEqual(['Sep', 'November 2026']));
});
