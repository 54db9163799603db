import { isBirthDay, isBlankMember } from './people.ts';

describe('a day of birth', () => {
  const now = new Date('2026-11-21T21:30:00Z');

  it.each(['1900-01-01', '1984-02-29', '2026-11-21', '2026-11-22'])('may be %s', (day) => {
    expect(isBirthDay(day, now)).toBe(true);
  });

  it.each([
    '1899-12-31',
    '2026-11-23',
    '1983-02-29',
    '2000-13-01',
    '2000-00-10',
    '21/11/2000',
    '2000-1-1',
    '2000-01-01T00:00',
    '',
  ])('may not be %s', (day) => {
    expect(isBirthDay(day, now)).toBe(false);
  });
});

// FAM-18
describe('a row of a family', () => {
  it('is blank when nothing is in it, and only then', () => {
    expect([{}, { firstName: '', lastName: '', dob: '', title: '' }, { firstName: null }].map(isBlankMember)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [{ firstName: 'Mary' }, { lastName: '', title: 'Mother' }, { dob: '2000-01-01' }].map(isBlankMember),
    ).toEqual([false, false, false]);
  });
});
