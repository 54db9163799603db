import { eventLimits, isEmailAddress, looksLikePhone } from '@ministry/domain';
import { fieldErrors, refusals } from './events.copy.ts';

/** DATA-12, as typed. Only the names and the email address are required. */
export interface RegistrationAnswers {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  specialRequests: string;
  /** One name per line. */
  others?: string;
  /** 'text' for a text message; anything else means e-mail. */
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

export const draftName = (eventId: number): string => `registration:${eventId}`;

/** Returns one message for each wrong field; empty if the answers can be sent. The server checks again. */
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

/** The request body; empty answers are left out. */
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

/** Parses the place in the waiting list from the address; null if invalid. `place` is null for somebody who was known before. */
export function placeFrom(text: string | null): { place: number | null } | null {
  if (text === 'before') return { place: null };
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? { place: Number(text) } : null;
}

/** Maximum characters. */
export const lengthOf: Readonly<Record<FormField, number>> = { ...eventLimits, others: 3_000 };
