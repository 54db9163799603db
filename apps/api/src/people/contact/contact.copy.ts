import { messages } from '../../platform/texts/sentence.ts';

/** What the office is told of messages. */
export const contactTexts = messages('api.contact', {
  notFound: 'There is no such message.',
  noMark: 'Is read or is answered must be given',
});
