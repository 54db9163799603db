import { type MemberRow, seedMembers } from './seed-members.ts';
import type { MemberEntry, PeopleEntries } from './team.ts';

/** The part of the team that the home page of a new site shows. */
const homeGroup = 'leaders';

/** A name without titles, as the first part of an e-mail address. */
const bareName = (name: string): string =>
  name
    .split(' ')
    .filter((part) => !/^(Rev|Dr|Pastor|Bishop|Mzee|Elder)\.?$/.test(part))
    .join('.')
    .toLowerCase();

/** A made-up person. The e-mail address is made from the name and the phone number from the id, so that no real person's data is published by mistake. */
const toEntry = ([id, groupId, name, position, department, location, bio, specialties]: MemberRow): MemberEntry => ({
  id,
  groupId,
  name,
  position,
  department,
  location,
  bio,
  email: `${bareName(name)}@example.org`,
  phone: `+256 700 000 ${String(100 + id)}`,
  specialties,
  image: null,
  onHome: groupId === homeGroup,
  consentOn: '2025-01-01',
  consentBy: null,
});

/** TEAM-01 to TEAM-06, in their order. */
const groups: PeopleEntries['groups'] = [
  { id: 'leaders', title: 'Team leaders', lead: 'They carry the daily work and answer for it to the trustees.' },
  {
    id: 'pastors',
    title: 'Pastoral council',
    lead: 'Shepherds of the congregations, for teaching, weddings, burials and visits.',
  },
  {
    id: 'deacons',
    title: 'Deacons',
    lead: 'They care for the sick, the widow and the orphan, and count every offering in pairs.',
  },
  {
    id: 'workers',
    title: 'Ministry workers',
    lead: 'Evangelists, teachers and the leaders of the special ministries.',
  },
  { id: 'levites', title: 'Levites', lead: 'Worship, music, sound, and the order of the house.' },
  { id: 'staff', title: 'Support staff', lead: 'They keep the doors open through the week.' },
];

/** ABT-01: contains the parts of the team under the same names. */
const offices: PeopleEntries['offices'] = [
  {
    name: 'Assembly of members',
    task: 'Meets every February. Hears the accounts, confirms the overseers and may ask anything.',
    level: 0,
  },
  {
    name: 'Board of trustees',
    task: 'Seven members who hold the land and the bank mandate, and appoint the auditor.',
    level: 1,
  },
  { name: 'Team leaders', task: 'The overseer and the leaders of each department carry the daily work.', level: 2 },
  {
    name: 'Pastoral council',
    task: 'Shepherds the congregations: teaching, weddings, burials, visits, discipline.',
    level: 3,
  },
  { name: 'Deacons', task: 'Care for widows, orphans and the sick, and count every offering in pairs.', level: 4 },
  { name: 'Levites', task: 'Lead worship: choir, musicians, sound and the house of prayer.', level: 4 },
  { name: 'Ministry workers', task: 'Evangelists, teachers, and the workers of the special ministries.', level: 3 },
  { name: 'Support staff', task: 'Office, accounts, kitchen, drivers and guards, who keep the doors open.', level: 4 },
];

/** The people of a new site, as its office first sees them. Marked as pure, so that scripts that do not use them do not contain them. */
export const seedPeople: PeopleEntries = { groups, members: /* @__PURE__ */ seedMembers.map(toEntry), offices };
