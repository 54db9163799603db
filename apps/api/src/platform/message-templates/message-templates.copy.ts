import { message, messages } from '../texts/sentence.ts';

/** What the office is told of the messages that are sent by themselves. */
export const templateTexts = messages('api.templates', {
  notFound: 'There is no such message.',
  noOwnAddress: 'Your account has no e-mail address. Ask who manages the accounts to add one.',
  testSubject: message<{ subject: string }>('Test: {subject}'),
  testText: 'This is a test with invented values: nobody but you got it.',
});
