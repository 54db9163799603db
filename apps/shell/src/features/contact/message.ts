import { messageLimits } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { Faults } from '../../forms/use-form.ts';
import { beginnings, messageFaults } from './contact.content.ts';

/** DATA-13 */
export const messageFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageAnswers = Answers<MessageField>;

export const lengthOf: Readonly<Record<MessageField, number>> = messageLimits;

/** What is wrong with which field; the server checks again (CON-25 to CON-30). */
export function faultsOf(answers: MessageAnswers): Faults {
  const blank = (['firstName', 'lastName', 'message'] as const).filter((field) => answers[field].trim() === '');
  return {
    ...Object.fromEntries(blank.map((field) => [field, messageFaults[field]])),
    ...(/^\S+@\S+$/.test(answers.email.trim()) ? {} : { email: messageFaults.email }),
  };
}

/** The body to send; a phone left empty is left out. */
export const requestOf = ({ firstName, lastName, email, phone, message }: MessageAnswers) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim() || undefined,
  message: message.trim(),
});

/** Letters, digits and what stands in names; whoever writes an address for somebody else writes no message with it. */
const ministryName = /^[\p{L}\p{M}\p{N} '’&().,:/-]{1,80}$/u;

/** What the message begins with: the first visit (CON-10), or the ministry that somebody would like to help. */
export function beginningOf(search: URLSearchParams): string {
  if (search.get('visit') === 'first') return beginnings.firstVisit;
  const ministry = search.get('ministry')?.trim() ?? '';
  return ministryName.test(ministry) ? beginnings.help(ministry) : '';
}

/** Puts a beginning after what is written already; never twice (its first line tells), and nothing is lost. */
export function withBeginning(written: string, beginning: string): string {
  const [first = ''] = beginning.split('\n');
  if (beginning === '' || written.includes(first.trim())) return written;
  return written.trim() === '' ? beginning : `${written.trimEnd()}\n\n${beginning}`;
}
