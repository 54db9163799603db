import { describe, expect, it } from '@jest/globals';
import { offers, suggest } from '@ministry/domain/assistant';
import { shownQuestion } from './shown-question.ts';

describe('a question on screen', () => {
  // In English both are the same text, so that nothing of a page changes.
  it.each([...Object.values(offers), ...Object.values(suggest).map((say) => say('Eye Camp')), 'Sermons on ', 'When?'])(
    'reads as it is asked: %s',
    (question) => expect(shownQuestion(question)).toBe(question),
  );
});
