import { formPage, withLists, wrongFields } from './form-page.ts';

describe('the way back from a plain form', () => {
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

  it('names the fields that are wrong, and nothing that somebody typed for a name', () => {
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
  it('are put together from numbered fields, and leave the others alone', () => {
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

  it('keep the places that nothing was written into, so that a fault names the right row', () => {
    expect(withLists({ 'people.2.name': 'Peter' }, ['people'])).toEqual({ people: [{}, {}, { name: 'Peter' }] });
  });

  it('are empty where there is none, and reach no further than a hundred', () => {
    expect(withLists({}, ['people'])).toEqual({ people: [] });
    expect(withLists({ 'people.100.name': 'far' }, ['people'])).toEqual({ people: [], 'people.100.name': 'far' });
  });

  it('never touch what objects inherit', () => {
    const body = withLists({ '__proto__.0.polluted': 'yes', 'people.0.__proto__': 'yes' }, ['people']);
    expect([({} as { polluted?: string }).polluted, body.people]).toEqual([undefined, []]);
  });
});
