import { excerpt, matchesOf, phoneEnd } from './person-match.ts';

describe('a person', () => {
  it.each(['0772 123 456', '+256 772-123456', '256772123456', '(0772) 12.34.56', '772123456'])(
    'has one telephone, written as %s',
    (phone) => expect(phoneEnd(phone)).toBe('772123456'),
  );

  it('is told by address, number and name, whatever their case and spelling', () => {
    const row = { email: ['Mary@Example.org'], phone: ['+256772123456', null], name: ['Máry', 'Akello'] };
    expect(matchesOf({ email: 'mary@example.org', phone: '0772-123456', name: 'akello MARY' }, row)).toEqual([
      'email',
      'phone',
      'name',
    ]);
    expect(matchesOf({ name: 'Mary' }, row)).toEqual(['name']);
  });

  it('is found in words where nothing else tells it', () =>
    expect(
      matchesOf({ name: 'Mary Akello', email: 'mary@example.org' }, { name: ['Sam'], email: ['sam@example.org'] }),
    ).toEqual(['text']));

  it.each([
    ['7123456', '0771234561', 'stands in the midst of another number'],
    ['1234567', '0771234567', 'leaves open which network it belongs to'],
  ])('is not told by the part %s of %s, which %s', (phone, number) =>
    expect(matchesOf({ phone }, { phone: [number] })).toEqual(['text']),
  );

  it('is told by a short number where the whole of it is the same', () =>
    expect(matchesOf({ phone: '432 1001' }, { phone: ['432-1001'] })).toEqual(['phone']));
});

describe('an excerpt', () => {
  it('is a short text whole, on one line', () =>
    expect(excerpt('Dear\n\noffice', { name: 'Mary' })).toBe('Dear office'));

  it('shows what was looked for, far into a text', () => {
    const shown = excerpt(`${'word '.repeat(200)}call Mary Akello today ${'word '.repeat(200)}`, {
      name: 'mary akello',
    });
    expect(shown).toMatch(/^….*Mary Akello.*…$/);
    expect(shown.length).toBeLessThan(125);
  });

  it('cuts no character in two', () =>
    expect(excerpt('🙏'.repeat(100), { name: 'Mary' })).not.toMatch(/\p{Surrogate}/u));
});
