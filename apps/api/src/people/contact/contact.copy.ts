import { messages } from '../../platform/texts/sentence.ts';

/** Messages to the office about contact messages. */
export const contactTexts = messages('api.contact', {
  notFound: 'There is no such message.',
  noMark: 'Is read or is answered must be given',
});
