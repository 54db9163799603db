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

/** Name of a member's field; the API uses the same name in its field errors. */
export const memberField = (row: number, field: MemberField): string => `familyMembers.${row}.${field}`;

/** All fields, in order, of a form with this number of member rows. */
export const fieldsFor = (rows: number): string[] => [
  ...ownFields,
  ...Array.from({ length: rows }, (_, row) => memberFields.map((field) => memberField(row, field))).flat(),
];

/** Number of member rows in the answers; at least one (FAM-03). */
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

/**
 * Returns one message for each wrong field (FAM-07 to FAM-16). Blank member rows are skipped; if all are blank, the
 * first is checked (FAM-18).
 */
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

/** The request body; blank rows (FAM-17) and an unknown location are left out. */
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

/** Translates field errors by row of the request, which has no blank rows, into errors by row of the form. */
export function faultsByRow(errors: FieldErrors, answers: Answers): FieldErrors {
  const sent = membersOf(answers).flatMap((member, row) => (isBlankMember(member) ? [] : [row]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name.replace(/^familyMembers\.(\d+)\./, (_, row: string) => `familyMembers.${sent[Number(row)] ?? row}.`),
      error,
    ]),
  );
}
