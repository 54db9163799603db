import { seedPeople } from '@ministry/domain';
import { newGroup, newMember, notedBy, type StoredPeople, toRequest, toValues, withoutWithdrawn } from './people.ts';

const stored = {
  ...(JSON.parse(JSON.stringify(seedPeople)) as Pick<StoredPeople, 'groups' | 'members' | 'offices'>),
  version: 1,
} as StoredPeople;

describe('the form of the team', () => {
  it('sends the values that it received', () => {
    const { groups, offices } = stored;
    const members = stored.members.map(({ consentBy: _by, ...member }) => member);
    expect(toRequest(toValues(stored), 4)).toEqual({ groups, members, offices, version: 4 });
  });

  it('has the people in the order of the parts', () => {
    const { members } = toValues({ ...stored, groups: [...stored.groups].reverse() });
    expect([members[0]?.['groupId'], members.at(-1)?.['groupId']]).toEqual(['staff', 'leaders']);
  });

  it('reads specialties separated by commas, and empty fields as null', () => {
    const values = toValues(stored);
    const row = {
      ...values.members[0],
      specialties: 'Vision, ,Choir; Prayer',
      phone: ' ',
      email: '',
      image: '',
      consentOn: '',
    };
    expect(toRequest({ ...values, members: [row] }, 1).members[0]).toMatchObject({
      specialties: ['Vision', 'Choir', 'Prayer'],
      phone: null,
      email: null,
      image: null,
      consentOn: null,
    });
  });

  it('does not restore a consent that was withdrawn in the meantime', () => {
    const now = {
      ...stored,
      members: stored.members.map((member, place) => (place === 0 ? { ...member, consentOn: null } : member)),
    };
    expect(
      withoutWithdrawn(toValues(stored), now)
        .members.map(({ consentOn }) => consentOn)
        .slice(0, 2),
    ).toEqual(['', '2025-01-01']);
  });

  it('says who recorded the current consent, but not for another date', () => {
    const noted = { ...stored, members: stored.members.map((member) => ({ ...member, consentBy: 'grace' })) };
    const [row = {}] = toValues(noted).members;
    expect([notedBy(row, noted), notedBy({ ...row, consentOn: '2026-01-01' }, noted)]).toEqual(['grace', null]);
  });

  it('gives each new person and part an id of its own', () => {
    const ids = [newMember('staff'), newMember('staff')].map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id >= 1 && id <= 2_147_483_647 && Number.isInteger(id)).toBe(true);
    expect(String(newGroup()['id'])).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  });
});
