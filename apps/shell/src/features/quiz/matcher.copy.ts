import { messages } from '@ministry/messages';

/** Texts around the questions, needed before the chunk of the questions is loaded. */
export const matcherCopy = messages('quiz.around', {
  heading: 'Your ministry match',
  needsScript: 'The questions need JavaScript. You can write to us instead, and we will find your place together.',
  write: 'Write to us',
  failed: 'The questions could not be loaded.',
  tryAgain: 'Try again',
});
