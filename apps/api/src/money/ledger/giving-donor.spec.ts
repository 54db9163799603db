import { donorKeys, isAnonymous, spellingsOf } from './giving-donor.ts';

const donor = (id: number, name: string, email: string | null = null, phone: string | null = null) => ({
  id,
  name,
  email,
  phone,
});
const [home, work] = ['+256772123456', '+256782123456'];

/** Ids of the entries that belong to the same donor as the first one. */
function together(...donors: ReturnType<typeof donor>[]): number[] {
  const key = donorKeys(donors);
  return donors.filter((each) => key(each) === key(donors[0] ?? each)).map(({ id }) => id);
}

describe('the donor of a gift', () => {
  it('is identified by name and e-mail address, ignoring case and spacing', () =>
    expect(
      together(
        donor(1, 'Ŋora Lamwaka', 'ngora@example.org'),
        donor(2, 'ŋora  LAMWAKA', 'Ngora@Example.org', home),
        donor(3, 'Ŋora Lamwaka', 'other@example.org'),
        donor(4, 'John Lamwaka', 'ngora@example.org'),
      ),
    ).toEqual([1, 2]));

  it('is identified by name and phone where an entry has no e-mail address', () =>
    expect(
      together(
        donor(1, 'Grace Nakato', 'grace@example.org', home),
        donor(2, 'Grace Nakato', null, home),
        donor(3, 'Grace Nakato', null, work),
        donor(4, 'Ruth Nakato', null, home),
        donor(5, 'Grace Nakato', 'grace@example.org'),
      ),
    ).toEqual([1, 2, 5]));

  it('is not identified where two people share a name and a phone', () => {
    const [father, son, either] = [
      donor(1, 'Peter Okello', 'father@example.org', home),
      donor(2, 'Peter Okello', 'son@example.org', home),
      donor(3, 'Peter Okello', null, home),
    ] as const;
    expect(together(father, son, either)).toEqual([1]);
    expect(together(son, father, either)).toEqual([2]);
    expect(together(either, father, son)).toEqual([3]);
  });

  it('is never identified by a name alone', () =>
    expect(together(donor(1, 'Peter Okello'), donor(2, 'Peter Okello'), donor(3, 'Peter Okello', null, home))).toEqual([
      1,
    ]));

  it('is anonymous, ignoring case and spaces around the word', () =>
    expect(['Anonymous', ' anonymous ', 'Ann Onymous'].map((name) => isAnonymous({ name }))).toEqual([
      true,
      true,
      false,
    ]));

  it('is searched in each spelling that a database may treat as different', () =>
    expect(spellingsOf('ŋORA lamwaka')).toEqual(['ŋORA lamwaka', 'ŋora lamwaka', 'ŊORA LAMWAKA', 'Ŋora Lamwaka']));
});
