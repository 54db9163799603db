import { isMetered, type Line } from './line.ts';

describe('a line', () => {
  it.each<[Line, boolean]>([
    [{}, false],
    [{ effectiveType: '4g', type: 'wifi' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ type: 'cellular', effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
  ])('%j is metered: %s', (line, metered) => expect(isMetered(line)).toBe(metered));
});
