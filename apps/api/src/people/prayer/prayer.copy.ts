import { messages } from '../../platform/texts/sentence.ts';

/** Messages to people who ask for prayer, and to the office about their requests. */
export const prayerTexts = messages('api.prayer', {
  noReplies: 'There is nothing for this code.',
  answer: 'An answer for you',
  answerText: 'The church has answered you. Open the answer with your code.',
  notFound: 'There is no such prayer request.',
  noMark: 'Is answered, is urgent or is confidential must be given',
});
