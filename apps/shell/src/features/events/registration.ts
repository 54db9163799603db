import { eventLimits } from '@ministry/domain';
import { fieldErrors, refusals, unknownRefusal } from './events.content.ts';

/** What a visitor tells to take a seat (DATA-12), as typed; the last two may be empty. */
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

/** Names the draft of a registration on this device. */
export const draftName = (eventId: number): string => `registration:${eventId}`;

/** What is wrong with which field; empty when the answers can be sent. The server checks again. */
export function faultsOf(answers: RegistrationAnswers): Partial<Record<RegistrationField, string>> {
  return {
    ...(answers.firstName.trim() === '' && { firstName: fieldErrors.firstName }),
    ...(answers.lastName.trim() === '' && { lastName: fieldErrors.lastName }),
    ...(!/^\S+@\S+\.\S+$/.test(answers.email.trim()) && { email: fieldErrors.email }),
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

/** The sentence for a refusal that came back in the address of the page. */
export const refusalText = (code: string): string => refusals[code] ?? unknownRefusal;

/** A code as the server makes them; anything else in the address is not shown. */
export const isConfirmationCode = (text: string | null): text is string =>
  text !== null && /^[A-Z0-9-]{4,24}$/.test(text);

export const lengthOf: Readonly<Record<RegistrationField, number>> = eventLimits;
