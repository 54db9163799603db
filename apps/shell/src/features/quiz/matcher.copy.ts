import { messages } from '@ministry/messages';

/** What stands around the questions, before their own chunk is here. */
export const matcherCopy = messages('quiz.around', {
  heading: 'Your ministry match',
  needsScript: 'The questions need JavaScript. You can write to us instead, and we will find your place together.',
  write: 'Write to us',
  failed: 'The questions could not be loaded.',
  tryAgain: 'Try again',
});
