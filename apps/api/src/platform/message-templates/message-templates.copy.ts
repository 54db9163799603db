import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Texts for the office about messages that are sent automatically. */
export const templateTexts = messages('api.templates', {
  notFound: 'There is no such message.',
  noSubject: message<{ label: AnyText }>('{label} must be left out: a text message has none'),
  html: message<{ label: AnyText; found: string }>('{label} is plain text; please leave out {found}'),
  missing: message<{ label: AnyText; missing: string }>('{label} needs {missing}'),
  tooManyParts: message<{ label: AnyText; parts: number; most: number }>(
    '{label} makes {parts} text messages with the sample values; at most {most} are sent',
  ),
  noOwnAddress: 'Your account has no e-mail address. Ask the person who manages the accounts to add one.',
  testSubject: message<{ subject: string }>('Test: {subject}'),
  testText: 'This is a test with sample values. Only you received it.',
});
