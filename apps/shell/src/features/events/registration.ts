import { eventLimits, isEmailAddress, looksLikePhone } from '@ministry/domain';
import { fieldErrors, refusals } from './events.copy.ts';

/** DATA-12, as typed; what is not name or e-mail may be empty. */
export interface RegistrationAnswers {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  specialRequests: string;
  /** A name in each line. */
  others?: string;
  /** 'text', or nothing: by e-mail. */
  remindBy?: string;
}

export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'specialRequests',
] as const satisfies readonly (keyof RegistrationAnswers)[];
export type RegistrationField = (typeof registrationFields)[number];
type FormField = RegistrationField | 'others';

/** Name of the draft of a registration. */
export const draftName = (eventId: number): string => `registration:${eventId}`;

/** What is wrong with which field; empty when the answers can be sent. The server checks again. */
export function validate(answers: RegistrationAnswers): Partial<Record<FormField, string>> {
  return {
    ...(answers.firstName.trim() === '' && { firstName: fieldErrors.firstName }),
    ...(answers.lastName.trim() === '' && { lastName: fieldErrors.lastName }),
    ...(!isEmailAddress(answers.email.trim()) && { email: fieldErrors.email }),
    ...(answers.phone.trim() !== '' && !looksLikePhone(answers.phone) && { phone: fieldErrors.phone }),
    ...(linesOf(answers.others).some((name) => !/\s/.test(name)) && { others: fieldErrors.others }),
  };
}

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The body to send: empty answers are left out. */
export function requestOf(eventId: number, answers: RegistrationAnswers) {
  const clean = (text: string) => text.trim() || undefined;
  return {
    eventId,
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    email: answers.email.trim(),
    phone: clean(answers.phone),
    specialRequests: clean(answers.specialRequests),
    others: answers.others ? linesOf(answers.others) : undefined,
    remindBy: answers.remindBy === 'text' ? ('text' as const) : undefined,
  };
}

/** The text for an error code in the address of the page. */
export const refusalText = (code: string): string => refusals[code] ?? refusals.unknown;

/** Whether a text from the address has the form of a confirmation code. */
export const isConfirmationCode = (text: string | null): text is string =>
  text !== null && /^[A-Z0-9-]{4,24}$/.test(text);

/** What the address says of a place in line: null for somebody who was known before. */
export function placeFrom(text: string | null): { place: number | null } | null {
  if (text === 'before') return { place: null };
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? { place: Number(text) } : null;
}

/** Characters. */
export const lengthOf: Readonly<Record<FormField, number>> = { ...eventLimits, others: 3_000 };
