/** Texts of the form; the questions and what the results say are the office's. */
export const quizCopy = {
  write: 'Write to us',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Get My Matches',
  analysing: 'Weighing your answers…',
  reasons: 'Why this fits',
  nextSteps: 'Next steps',
  points: (score: number) => `${score} points`,
  join: 'Volunteer',
  more: (count: number) => (count === 1 ? 'One more possibility' : `${count} more possibilities`),
  retake: 'Retake Assessment',
} as const;
