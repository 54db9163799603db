import { kampalaDay } from './dates.ts';

/** Longest accepted input of what people write to the ministry, in characters. */
export const messageLimits = { firstName: 80, lastName: 80, email: 254, phone: 40, message: 5_000 } as const;
export const prayerLimits = { name: 100, request: 5_000 } as const;
/** Longest reply of the office to a message or a prayer request, in characters. */
export const replyLimit = 5_000;

/** Longest accepted input of a family, in characters; `members` is a number of people. */
export const familyLimits = {
  familyName: 100,
  headOfFamily: 100,
  email: 254,
  phone: 40,
  address: 500,
  members: 20,
  firstName: 80,
  lastName: 80,
  title: 50,
} as const;
export const familyStatuses = ['active', 'inactive'] as const;
export type FamilyStatus = (typeof familyStatuses)[number];

const mailbox =
  /^(?=.{1,64}$)[^\s@<>()[\]\\,;:".\p{Control}\p{Format}\p{Surrogate}]+(?:\.[^\s@<>()[\]\\,;:".\p{Control}\p{Format}\p{Surrogate}]+)*$/u;
const mailDomain =
  /^(?=.{1,253}$)(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether a text has the form of one e-mail address that mail servers accept: dots only between other characters, and a
 * domain of at least two parts. Invisible characters, which are often pasted along with an address, are refused. Only
 * sending a mail shows whether the address exists.
 */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && mailbox.test(name) && mailDomain.test(domain);
}

/** Whether a text may be a phone number: no letters, and at least 7 digits. The API decides, because it knows the numbers of each country. */
export const looksLikePhone = (text: string): boolean =>
  !/\p{L}/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 7;

/** Earliest accepted date of birth of a family member. */
export const earliestBirth = '1900-01-01';

/** Whether a day (`YYYY-MM-DD`) can be a date of birth: it exists and is between 1900 and today in Kampala. */
export function isBirthDay(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < earliestBirth || day > kampalaDay(now)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** A row of the family form. */
export interface MemberRow {
  firstName?: string | null;
  lastName?: string | null;
  dob?: string | null;
  title?: string | null;
}

/** Whether nobody has filled in a row. Such rows are left out of a family (FAM-18); all other rows must be complete. */
export const isBlankMember = ({ firstName, lastName, dob, title }: MemberRow): boolean =>
  [firstName, lastName, dob, title].every((value) => value === undefined || value === null || value === '');
