import { formPage, withLists, wrongFields } from './form-page.ts';

describe('the address to which a plain form returns', () => {
  it.each([
    ['/', '/?newsletter=subscribed#newsletter'],
    ['/events/4', '/events/4?newsletter=subscribed#newsletter'],
    ['/events?category=service&newsletter=invalid#top', '/events?category=service&newsletter=subscribed#newsletter'],
    ['/ŋeco', '/%C5%8Beco?newsletter=subscribed#newsletter'],
  ])('from %s is %s', (from, address) => {
    expect(formPage(from, 'newsletter', { newsletter: 'subscribed' })).toBe(address);
  });

  it.each([
    undefined,
    '',
    'events',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(2_000)}`,
    ['/events'],
    { toString: '/events' },
  ])('is the home page for %j', (from) => {
    expect(formPage(from, 'newsletter', { newsletter: 'invalid' })).toBe('/?newsletter=invalid#newsletter');
  });

  it('names the wrong fields, and never a field name that somebody made up', () => {
    expect(
      wrongFields({
        email: 'is needed',
        'familyMembers.1.firstName': 'is needed',
        'mary@example.org': 'should not exist',
        ['x'.repeat(80)]: 'should not exist',
      }),
    ).toBe('email,familyMembers.1.firstName');
    expect(wrongFields(undefined)).toBe('');
  });
});

describe('the lists of a plain form', () => {
  it('are built from numbered fields; other fields stay unchanged', () => {
    expect(
      withLists(
        {
          name: 'Okello',
          'people.1.name': 'Peter',
          'people.0.name': 'Mary',
          'people.0.title': 'Mother',
          'others.0.name': 'x',
        },
        ['people'],
      ),
    ).toEqual({
      name: 'Okello',
      people: [{ name: 'Mary', title: 'Mother' }, { name: 'Peter' }],
      'others.0.name': 'x',
    });
  });

  it('keep empty rows, so that an error names the right row', () => {
    expect(withLists({ 'people.2.name': 'Peter' }, ['people'])).toEqual({ people: [{}, {}, { name: 'Peter' }] });
  });

  it('are empty without fields, and have at most a hundred rows', () => {
    expect(withLists({}, ['people'])).toEqual({ people: [] });
    expect(withLists({ 'people.100.name': 'far' }, ['people'])).toEqual({ people: [], 'people.100.name': 'far' });
  });

  it('never change the prototype of objects', () => {
    const body = withLists({ '__proto__.0.polluted': 'yes', 'people.0.__proto__': 'yes' }, ['people']);
    expect([({} as { polluted?: string }).polluted, body.people]).toEqual([undefined, []]);
  });
});
