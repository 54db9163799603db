import { changeFromLastMonth } from './summary-figures.ts';

describe('the change from last month (ADM-41)', () => {
  it.each([
    [137, 122, '+12% from last month'],
    [90, 120, '−25% from last month'],
    [120, 120, '±0% from last month'],
    [5, 0, '— from last month'],
  ])('%d after %d reads %j', (thisMonth, lastMonth, text) => expect(changeFromLastMonth(thisMonth, lastMonth)).toBe(text));
});
