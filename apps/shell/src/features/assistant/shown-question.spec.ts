import { describe, expect, it } from '@jest/globals';
import { builtInQuestions, questionsAbout } from '@ministry/domain/assistant';
import { shownQuestion } from './shown-question.ts';

describe('a question on screen', () => {
  // In English, a suggested question is asked and shown with the same text.
  it.each([
    ...Object.values(builtInQuestions),
    ...Object.values(questionsAbout).map((say) => say('Eye Camp')),
    'Sermons on ',
    'When?',
  ])('is shown in the same words as it is asked: %s', (question) => expect(shownQuestion(question)).toBe(question));
});
