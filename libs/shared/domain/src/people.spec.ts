import { isBirthDay, isBlankMember, isEmailAddress, looksLikePhone } from './people.ts';

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
  it('is blank only if nothing is in it', () => {
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
  it.each([
    'aber@example.org',
    'a@b.ug',
    'aber.okello+gulu@mail.example.org',
    'ŋeno@kitgum.ug',
    "o'kello@example.org",
    '_a-b_@a-b.c--d.museum',
    '1@2.org',
    'aber@xn--bcher-kva.example',
    'aber@bücher.example',
    `${'x'.repeat(64)}@${'y'.repeat(63)}.org`,
  ])('may be %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'aber',
    '@',
    'aber@',
    '@example.org',
    'a@b',
    'a..b@x.org',
    '.a@x.org',
    'a.@x.org',
    'a@-x.org',
    'a@x-.org',
    'a@x..org',
    'a@.x.org',
    'a@x.org.',
    'a@x.o',
    'a@x_y.org',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@b.org@c.org',
    `${'x'.repeat(65)}@x.org`,
    `a@${'y'.repeat(64)}.org`,
    'aber okello@example.org',
    ' aber@example.org',
    'a@b.org, c@d.org',
    '<a@b.org>',
    'a@b.org\nBcc: c@d.org',
    // A zero-width space and a lone surrogate, which are invisible.
    'aber\u200b@example.org',
    'aber\ud800@example.org',
  ])('may not be %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('a phone number', () => {
  it.each(['0772 123 456', '+256 (0)772-123456', '٠٧٧٢١٢٣٤٥٦'])('may be %s', (text) =>
    expect(looksLikePhone(text)).toBe(true),
  );
  it.each(['', 'abc', '12', '0772 or 0782 123456'])('may not be %j', (text) =>
    expect(looksLikePhone(text)).toBe(false),
  );
});
