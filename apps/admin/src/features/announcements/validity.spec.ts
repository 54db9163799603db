import { validityOf } from './validity.ts';

describe('the validity of an announcement', () => {
  it.each([
    [null, 'No end date', false],
    ['2026-11-21', 'Ends today', false],
    ['2026-11-22', 'Until Sun 22 Nov', false],
    ['2027-01-03', 'Until Sun 3 Jan 2027', false],
    ['2026-11-20', 'Ended Fri 20 Nov', true],
    ['2025-12-24', 'Ended Wed 24 Dec 2025', true],
  ])('with the last day %j is shown as %j', (validUntil, copy, isOver) => {
    expect(validityOf(validUntil, '2026-11-21')).toEqual({ copy, isOver });
  });
});
