import { type Connection, isMetered } from './connection.ts';

describe('a connection', () => {
  it.each<[Connection, boolean]>([
    [{}, false],
    [{ effectiveType: '4g', type: 'wifi' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ type: 'cellular', effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
  ])('%j is metered: %s', (connection, metered) => expect(isMetered(connection)).toBe(metered));
});
