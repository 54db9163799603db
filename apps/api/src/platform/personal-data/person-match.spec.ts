import { excerpt, matchesOf, phoneEnd } from './person-match.ts';

describe('a person', () => {
  it.each(['0772 123 456', '+256 772-123456', '256772123456', '(0772) 12.34.56', '772123456'])(
    'is identified by the same phone number, written as %s',
    (phone) => expect(phoneEnd(phone)).toBe('772123456'),
  );

  it('is identified by address, number and name, ignoring case and spelling', () => {
    const row = { email: ['Mary@Example.org'], phone: ['+256772123456', null], name: ['Máry', 'Akello'] };
    expect(matchesOf({ email: 'mary@example.org', phone: '0772-123456', name: 'akello MARY' }, row)).toEqual([
      'email',
      'phone',
      'name',
    ]);
    expect(matchesOf({ name: 'Mary' }, row)).toEqual(['name']);
  });

  it('is found in texts where neither name, address nor number matches', () =>
    expect(
      matchesOf({ name: 'Mary Akello', email: 'mary@example.org' }, { name: ['Sam'], email: ['sam@example.org'] }),
    ).toEqual(['text']));

  it.each([
    ['7123456', '0771234561', 'is in the middle of another number'],
    ['1234567', '0771234567', 'does not say which network it belongs to'],
  ])('is not identified by the part %s of %s, which %s', (phone, number) =>
    expect(matchesOf({ phone }, { phone: [number] })).toEqual(['text']),
  );

  it('is identified by a short number only if all of it matches', () =>
    expect(matchesOf({ phone: '432 1001' }, { phone: ['432-1001'] })).toEqual(['phone']));
});

describe('an excerpt', () => {
  it('is the whole of a short text, on one line', () =>
    expect(excerpt('Dear\n\noffice', { name: 'Mary' })).toBe('Dear office'));

  it('shows the searched name, even far into a text', () => {
    const shown = excerpt(`${'word '.repeat(200)}call Mary Akello today ${'word '.repeat(200)}`, {
      name: 'mary akello',
    });
    expect(shown).toMatch(/^….*Mary Akello.*…$/);
    expect(shown.length).toBeLessThan(125);
  });

  it('does not split a character', () =>
    expect(excerpt('🙏'.repeat(100), { name: 'Mary' })).not.toMatch(/\p{Surrogate}/u));
});
