import { counted } from './counted.ts';

describe('a counted thing', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [2, '2 orders'],
    [1_200, '1,200 orders'],
  ])('%d is written %j', (count, text) => expect(counted(count, 'order')).toBe(text));

  it('takes the plural that is given', () =>
    expect([counted(1, 'entry', 'entries'), counted(3, 'entry', 'entries')]).toEqual(['1 entry', '3 entries']));
});
