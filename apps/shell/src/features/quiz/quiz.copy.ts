import { message, messages } from '@ministry/messages';

/** Texts of the form; the questions and the texts of the results are set by the office. */
export const quizCopy = messages('quiz', {
  write: 'Write to us',
  progress: message<{ number: number; of: number }>('Question {number} of {of}'),
  previous: 'Previous',
  next: 'Next',
  finish: 'Get My Matches',
  analysing: 'Weighing your answers…',
  reasons: 'Why this fits',
  nextSteps: 'Next steps',
  points: message<{ score: number }>('{score, plural, one {# point} other {# points}}'),
  join: 'Volunteer',
  more: message<{ count: number }>('{count, plural, one {One more possibility} other {# more possibilities}}'),
  retake: 'Retake Assessment',
});
