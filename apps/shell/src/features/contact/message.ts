import { isEmailAddress, looksLikePhone, messageLimits } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { beginnings, messageErrors } from './contact.copy.ts';

/** DATA-13 */
export const messageFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageAnswers = Answers<MessageField>;

export const lengthOf: Readonly<Record<MessageField, number>> = messageLimits;

/** Returns one message for each wrong field (CON-25 to CON-30). The server checks again. */
export function validate(answers: MessageAnswers): FieldErrors {
  const blank = (['firstName', 'lastName', 'message'] as const).filter((field) => answers[field].trim() === '');
  return {
    ...Object.fromEntries(blank.map((field) => [field, messageErrors[field]])),
    ...(isEmailAddress(answers.email.trim()) ? {} : { email: messageErrors.email }),
    ...(answers.phone.trim() === '' || looksLikePhone(answers.phone) ? {} : { phone: messageErrors.phone }),
  };
}

/** The request body; an empty phone is left out. */
export const requestOf = ({ firstName, lastName, email, phone, message }: MessageAnswers) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim() || undefined,
  message: message.trim(),
});

/** Allows only characters of names, so that a prepared link cannot put other text into a visitor's message. */
const ministryName = /^[\p{L}\p{M}\p{N} '’&().,:/-]{1,80}$/u;

/** The first lines of the message: for a first visit (CON-10), or for the ministry in the address. */
export function beginningOf(search: URLSearchParams): string {
  if (search.get('visit') === 'first') return beginnings.firstVisit;
  const ministry = search.get('ministry')?.trim() ?? '';
  return ministryName.test(ministry) ? beginnings.help({ ministry }) : '';
}

/** Appends the first lines to the text already written, unless it contains the first of them. */
export function withBeginning(written: string, beginning: string): string {
  const [first = ''] = beginning.split('\n');
  if (beginning === '' || written.includes(first.trim())) return written;
  return written.trim() === '' ? beginning : `${written.trimEnd()}\n\n${beginning}`;
}
