import { isBirthDay, isBlankMember, isEmailAddress } from './people.ts';

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

describe('an e-mail address', () => {
  it.each(['aber@example.org', 'a@b', 'aber.okello+gulu@mail.example.org', 'ŋeno@kitgum.ug', "o'kello@example.org"])(
    'may be %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'aber',
    '@',
    'aber@',
    '@example.org',
    'a@b@c',
    'aber okello@example.org',
    ' aber@example.org',
    'a@b, c@d',
    '<a@b>',
    'a@b\nBcc: c@d',
    // A zero-width space and a lone surrogate, which nobody sees.
    'aber\u200b@example.org',
    'aber\ud800@example.org',
  ])('may not be %j', (text) => expect(isEmailAddress(text)).toBe(false));
});
