import { describe, expect, it } from '@jest/globals';
import { offers, suggest } from '@ministry/domain/assistant';
import { shownQuestion } from './shown-question.ts';

describe('a question on screen', () => {
  // In English, a suggested question is asked and shown with the same text.
  it.each([...Object.values(offers), ...Object.values(suggest).map((say) => say('Eye Camp')), 'Sermons on ', 'When?'])(
    'reads as it is asked: %s',
    (question) => expect(shownQuestion(question)).toBe(question),
  );
});
