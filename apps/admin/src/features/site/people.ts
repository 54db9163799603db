import { type PeopleRequest, type PeopleResponse, randomId } from '@ministry/api-client';
import type { FormRow } from '../../forms/form-values.ts';
import { officeOf, officeRow } from './offices.ts';

/** The list of people with a fixed id, which the form requires. */
export type StoredPeople = PeopleResponse & { id: 1 };
/** `specialties` of a member are one text separated by commas; `consentOn` is empty if there is no consent. */
export type PeopleValues = Record<'groups' | 'members' | 'offices', FormRow[]>;

type Settings = Pick<PeopleResponse, 'groups' | 'members' | 'offices'>;
type Member = Settings['members'][number];

const maxId = 2_147_483_647;
const textOf = (row: FormRow, field: string): string => String(row[field] ?? '').trim();

const memberRow = (member: Member): FormRow => ({
  id: String(member.id),
  groupId: member.groupId,
  name: member.name,
  position: member.position,
  image: member.image ?? '',
  bio: member.bio,
  department: member.department,
  location: member.location,
  phone: member.phone ?? '',
  email: member.email ?? '',
  specialties: member.specialties.join(', '),
  onHome: member.onHome,
  consentOn: member.consentOn ?? '',
});

const memberOf = (row: FormRow): PeopleRequest['members'][number] => ({
  id: Number(row['id']),
  groupId: textOf(row, 'groupId'),
  name: textOf(row, 'name'),
  position: textOf(row, 'position'),
  image: textOf(row, 'image') || null,
  bio: textOf(row, 'bio'),
  department: textOf(row, 'department'),
  location: textOf(row, 'location'),
  phone: textOf(row, 'phone') || null,
  email: textOf(row, 'email') || null,
  specialties: textOf(row, 'specialties')
    .split(/[,;]/)
    .flatMap((specialty) => specialty.trim() || []),
  onHome: row['onHome'] === true,
  consentOn: textOf(row, 'consentOn') || null,
});

/** The members are sorted by part, in the order of the team page. */
export function toValues({ groups, members, offices }: Settings): PeopleValues {
  const placeOf = ({ groupId }: Member) => groups.findIndex(({ id }) => id === groupId);
  return {
    groups: groups.map(({ id, title, lead }) => ({ id, title, lead })),
    members: [...members].sort((one, other) => placeOf(one) - placeOf(other)).map(memberRow),
    offices: offices.map(officeRow),
  };
}

export const toRequest = ({ groups, members, offices }: PeopleValues, version: number): PeopleRequest => ({
  groups: groups.map((row) => ({ id: textOf(row, 'id'), title: textOf(row, 'title'), lead: textOf(row, 'lead') })),
  members: members.map(memberOf),
  offices: offices.map(officeOf),
  version,
});

/** Keeps an earlier version from restoring a consent that was withdrawn since. */
export function withoutWithdrawn(values: PeopleValues, { members }: Settings): PeopleValues {
  const hidden = new Set(members.filter(({ consentOn }) => !consentOn).map(({ id }) => String(id)));
  return {
    ...values,
    members: values.members.map((row) => (hidden.has(String(row['id'])) ? { ...row, consentOn: '' } : row)),
  };
}

/** Who recorded the consent of a row; null if there is none, or if it is not saved yet. */
export const notedBy = (row: FormRow, { members }: Settings): string | null =>
  members.find(({ id, consentOn }) => String(id) === row['id'] && consentOn === row['consentOn'])?.consentBy ?? null;

export const newGroup = (): FormRow => ({ id: `part-${randomId().slice(0, 8)}`, title: '', lead: '' });

/** A new member of a part. The id is random, so that it is unique without asking the server. */
export const newMember = (groupId: string): FormRow => ({
  id: String(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % maxId)),
  groupId,
  name: '',
  position: '',
  image: '',
  bio: '',
  department: '',
  location: '',
  phone: '',
  email: '',
  specialties: '',
  onHome: false,
  consentOn: '',
});
