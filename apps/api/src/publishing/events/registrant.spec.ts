import { personKey } from './registrant.ts';

describe('the same person', () => {
  const mary = { email: 'mary@example.org', firstName: 'Mary', lastName: 'Akello' };

  it.each([[{ email: 'MARY@Example.ORG' }], [{ firstName: 'mary' }], [{ lastName: 'AKELLO' }]])(
    'is recognised in spite of %j',
    (own) => {
      expect(personKey({ ...mary, ...own })).toBe(personKey(mary));
    },
  );

  it('is recognised in either Unicode form', () => {
    expect(personKey({ ...mary, firstName: 'Jos\u00e9' })).toBe(personKey({ ...mary, firstName: 'Jose\u0301' }));
  });

  it.each([
    [{ email: 'mary2@example.org' }],
    [{ firstName: 'Marie' }],
    [{ lastName: 'Okello' }],
    [{ firstName: 'Mary Akello', lastName: '' }],
  ])('is not a person with %j', (own) => {
    expect(personKey({ ...mary, ...own })).not.toBe(personKey(mary));
  });
});
