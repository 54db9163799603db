import { messages } from '../../platform/texts/sentence.ts';

/** What those who ask for prayer can be told. */
export const prayerTexts = messages('api.prayer', {
  noReplies: 'There is nothing for this code.',
  answer: 'An answer for you',
  answerText: 'The church has answered you. Your code opens the answer.',
  notFound: 'There is no such prayer request.',
  noMark: 'Is answered, is urgent or is confidential must be given',
});
