import { eventLimits, isEmailAddress, looksLikePhone } from '@ministry/domain';
import { fieldErrors, refusals, unknownRefusal } from './events.copy.ts';

/** DATA-12, as typed; the last two may be empty. */
export interface RegistrationAnswers {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  specialRequests: string;
}
export type RegistrationField = keyof RegistrationAnswers;

export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'specialRequests',
] as const satisfies readonly RegistrationField[];

/** Name of the draft of a registration. */
export const draftName = (eventId: number): string => `registration:${eventId}`;

/** What is wrong with which field; empty when the answers can be sent. The server checks again. */
export function validate(answers: RegistrationAnswers): Partial<Record<RegistrationField, string>> {
  return {
    ...(answers.firstName.trim() === '' && { firstName: fieldErrors.firstName }),
    ...(answers.lastName.trim() === '' && { lastName: fieldErrors.lastName }),
    ...(!isEmailAddress(answers.email.trim()) && { email: fieldErrors.email }),
    ...(answers.phone.trim() !== '' && !looksLikePhone(answers.phone) && { phone: fieldErrors.phone }),
  };
}

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
  };
}

/** The text for an error code in the address of the page. */
export const refusalText = (code: string): string => refusals[code] ?? unknownRefusal;

/** Whether a text from the address has the form of a confirmation code. */
export const isConfirmationCode = (text: string | null): text is string =>
  text !== null && /^[A-Z0-9-]{4,24}$/.test(text);

export const lengthOf: Readonly<Record<RegistrationField, number>> = eventLimits;
