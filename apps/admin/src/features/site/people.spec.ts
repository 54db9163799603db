import { seedPeople } from '@ministry/domain';
import {
  newGroup,
  newMember,
  notedBy,
  type StoredPeople,
  toRequest,
  toValues,
  withoutWithdrawn,
  wrongMembers,
} from './people.ts';

const stored = {
  ...(JSON.parse(JSON.stringify(seedPeople)) as Pick<StoredPeople, 'groups' | 'members' | 'offices'>),
  version: 1,
} as StoredPeople;

describe('the form of the team', () => {
  it('sends what it was given', () => {
    const { groups, offices } = stored;
    const members = stored.members.map(({ consentBy: _by, ...member }) => member);
    expect(toRequest(toValues(stored), 4)).toEqual({ groups, members, offices, version: 4 });
  });

  it('has the people part by part', () => {
    const { members } = toValues({ ...stored, groups: [...stored.groups].reverse() });
    expect([members[0]?.['groupId'], members.at(-1)?.['groupId']]).toEqual(['staff', 'leaders']);
  });

  it('takes specialties by comma, and empty fields for none', () => {
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

  it('brings back no consent that was withdrawn since', () => {
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

  it('tells who noted the consent that stands there, and of no other', () => {
    const noted = { ...stored, members: stored.members.map((member) => ({ ...member, consentBy: 'grace' })) };
    const [row = {}] = toValues(noted).members;
    expect([notedBy(row, noted), notedBy({ ...row, consentOn: '2026-01-01' }, noted)]).toEqual(['grace', null]);
  });

  it('finds the people whom a refusal names', () =>
    expect([
      ...wrongMembers({ 'members.12.email': 'x', 'members.12.phone': 'x', 'groups.1.title': 'x', members: 'x' }),
    ]).toEqual([12]));

  it('gives each new person and part an id of its own', () => {
    const ids = [newMember('staff'), newMember('staff')].map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id >= 1 && id <= 2_147_483_647 && Number.isInteger(id)).toBe(true);
    expect(String(newGroup()['id'])).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  });
});
