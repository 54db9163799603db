import { changeFromLastMonth, dollars } from './summary-figures.ts';

describe('the change from last month (ADM-41)', () => {
  it.each([
    [137, 122, '+12% from last month'],
    [90, 120, '−25% from last month'],
    [120, 120, '±0% from last month'],
    [5, 0, '— from last month'],
  ])('%d after %d reads %j', (thisMonth, lastMonth, text) =>
    expect(changeFromLastMonth(thisMonth, lastMonth)).toBe(text),
  );
});

describe('a sum of dollars on a card (ADM-37)', () => {
  it.each([
    ['0.00', '$0'],
    ['1250.00', '$1,250'],
    ['12.50', '$12.50'],
    ['-1.35', '-$1.35'],
  ])('%s reads %s', (decimal, text) => expect(dollars(decimal)).toBe(text));
});
