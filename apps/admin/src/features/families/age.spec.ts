import { ageOn, ageText } from './age.ts';

describe('the age of a member', () => {
  it.each([
    ['2014-03-09', '2026-03-08', 11],
    ['2014-03-09', '2026-03-09', 12],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-11-21', '2026-11-21', 0],
  ])('of somebody born on %s is on %s %i', (born, today, age) => expect(ageOn(born, today)).toBe(age));

  it('is shown in words', () =>
    expect(['2026-01-01', '2025-06-01', '1990-06-01'].map((born) => ageText(born, '2026-07-01'))).toEqual([
      'under 1 year',
      '1 year',
      '36 years',
    ]));
});
