import { familyLimits, isBirthDay, isBlankMember, isEmailAddress, looksLikePhone } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { familyErrors } from './families.copy.ts';

/** DATA-35 */
const ownFields = ['familyName', 'headOfFamily', 'email', 'phone', 'address', 'latitude', 'longitude'] as const;
const memberFields = ['firstName', 'lastName', 'dob', 'title'] as const;
export type MemberField = (typeof memberFields)[number];
type Member = Record<MemberField, string>;

export const maxMembers = familyLimits.members;

/** The name of a member's field; the API names it so when something is wrong with it. */
export const memberField = (row: number, field: MemberField): string => `familyMembers.${row}.${field}`;

/** All fields of a form with so many rows of members, in their order. */
export const fieldsFor = (rows: number): string[] => [
  ...ownFields,
  ...Array.from({ length: rows }, (_, row) => memberFields.map((field) => memberField(row, field))).flat(),
];

/** How many rows of members some answers have; at least one (FAM-03). */
export function rowsIn(answers: Readonly<Partial<Answers>>): number {
  const rows = Object.keys(answers).map((name) => Number(/^familyMembers\.(\d{1,2})\./.exec(name)?.[1] ?? 0) + 1);
  return Math.min(maxMembers, Math.max(1, ...rows));
}

const membersOf = (answers: Answers): Member[] =>
  Array.from(
    { length: rowsIn(answers) },
    (_, row) =>
      Object.fromEntries(
        memberFields.map((field) => [field, (answers[memberField(row, field)] ?? '').trim()]),
      ) as Member,
  );

/** What is wrong with which field (FAM-07 to FAM-16). Of the members, a row that is half filled, or the first where none is (FAM-18). */
export function validate(answers: Answers, now: Date): FieldErrors {
  const members = membersOf(answers);
  const areAllBlank = members.every(isBlankMember);
  const inMembers = members.flatMap((member, row) => {
    if (isBlankMember(member) && !(areAllBlank && row === 0)) return [];
    const wrong = memberFields.filter((field) =>
      field === 'dob' ? !isBirthDay(member.dob, now) : member[field] === '',
    );
    return wrong.map((field) => [memberField(row, field), familyErrors[field]] as const);
  });
  const inOwn = (['familyName', 'headOfFamily', 'address'] as const)
    .filter((field) => answers[field]?.trim() === '')
    .map((field) => [field, familyErrors[field]] as const);
  return Object.fromEntries([
    ...inOwn,
    ...(isEmailAddress(answers.email?.trim() ?? '') ? [] : [['email', familyErrors.email] as const]),
    ...(looksLikePhone(answers.phone ?? '') ? [] : [['phone', familyErrors.phone] as const]),
    ...inMembers,
  ]);
}

/** The body to send: rows that nobody wrote into are left out (FAM-17), and a place that is not known. */
export function requestOf(answers: Answers) {
  const own = (field: (typeof ownFields)[number]) => (answers[field] ?? '').trim();
  return {
    familyName: own('familyName'),
    headOfFamily: own('headOfFamily'),
    email: own('email'),
    phone: own('phone'),
    address: own('address'),
    latitude: own('latitude') || undefined,
    longitude: own('longitude') || undefined,
    familyMembers: membersOf(answers).filter((member) => !isBlankMember(member)),
  };
}

/** Faults by rows of the request, which has no empty ones, as faults by rows of the form. */
export function faultsByRow(errors: FieldErrors, answers: Answers): FieldErrors {
  const sent = membersOf(answers).flatMap((member, row) => (isBlankMember(member) ? [] : [row]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name.replace(/^familyMembers\.(\d+)\./, (_, row: string) => `familyMembers.${sent[Number(row)] ?? row}.`),
      error,
    ]),
  );
}
