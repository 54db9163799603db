import { presenceCopy } from './presence.copy.ts';

describe('presenceCopy', () => {
  it.each([
    [[], ''],
    [['grace'], 'grace is editing this, too.'],
    [['grace', 'peter'], 'grace and peter are editing this, too.'],
  ])('says of %j: %s', (others, copy) => {
    expect(presenceCopy(others)).toBe(copy);
  });
});
