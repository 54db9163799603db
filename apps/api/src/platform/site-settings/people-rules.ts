import { kampalaDay, type MemberEntry, type PeopleEntries, peopleLimits as limits } from '@ministry/domain';
import { type Sentence } from '../texts/sentence.ts';
import type { PeopleRequest } from './people.dto.ts';
import { ruleTexts } from './site-settings.copy.ts';

type Sent = Omit<PeopleRequest, 'version'>;

/** Problems, by field, that concern several fields together. Each single field has already been validated. */
export function peopleProblems({ groups, members, offices }: Sent, now = new Date()): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  const note = (field: string, problem: Sentence | undefined) => {
    if (problem) problems[field] = problem;
  };
  groups.forEach(({ id }, place) => note(`groups.${place}.id`, twice(groups, id, place)));
  members.forEach((member, place) => {
    const { id, groupId, consentOn } = member;
    note(`members.${place}.id`, twice(members, id, place));
    if (!groups.some((group) => group.id === groupId)) note(`members.${place}.groupId`, ruleTexts.noGroup);
    if (consentOn && consentOn > kampalaDay(now)) note(`members.${place}.consentOn`, ruleTexts.consentInFuture);
    if (member.onHome && members.slice(0, place).filter(({ onHome }) => onHome).length >= limits.onHome)
      note(`members.${place}.onHome`, ruleTexts.homeFull({ most: limits.onHome }));
  });
  offices.forEach(({ level }, place) => {
    const above = offices[place - 1]?.level ?? -1;
    if (level > above + 1) note(`offices.${place}.level`, ruleTexts.levelTooDeep({ most: above + 1 }));
  });
  return problems;
}

const twice = <Id>(rows: readonly { id: Id }[], id: Id, place: number): Sentence | undefined =>
  rows.findIndex((row) => row.id === id) < place ? ruleTexts.idTwice : undefined;

/** The people to store. A new consent was noted by `actor`; a consent that is stored already keeps the person who noted it. */
export function toEntries({ groups, members, offices }: Sent, before: PeopleEntries, actor: string): PeopleEntries {
  return {
    groups: groups.map(({ id, title, lead }) => ({ id, title, lead })),
    members: members.map(({ email, phone, image, consentOn, ...member }) => ({
      ...member,
      email: email ?? null,
      phone: phone ?? null,
      image: image ?? null,
      ...consentOf(member.id, consentOn || null, before, actor),
    })),
    offices: offices.map(({ name, task, level }) => ({ name, task, level })),
  };
}

function consentOf(
  id: number,
  consentOn: string | null,
  { members }: PeopleEntries,
  actor: string,
): Pick<MemberEntry, 'consentOn' | 'consentBy'> {
  if (consentOn === null) return { consentOn, consentBy: null };
  const known = members.find((member) => member.id === id && member.consentOn === consentOn);
  return { consentOn, consentBy: known ? known.consentBy : actor };
}
