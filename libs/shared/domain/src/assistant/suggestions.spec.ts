import { describe, expect, it } from '@jest/globals';
import { seedAssistant } from './seed-assistant.ts';
import { suggestionsFor } from './suggestions.ts';

type SuggestionRequest = Parameters<typeof suggestionsFor>[0];

describe('suggestions', () => {
  const context = (own: Partial<SuggestionRequest> = {}): SuggestionRequest => ({
    interests: [],
    preferredMinistries: [],
    previousQueries: [],
    automationPreferences: { enableProactiveHelp: true },
    ...own,
  });
  const names = ['Eye Camp', 'Crown of Glory'];

  // CHAT-29
  it('are at most three, and follow from what was asked', () => {
    expect(suggestionsFor(context(), names, seedAssistant)).toEqual([
      'Show me events',
      'Latest sermon',
      'Tell me about Eye Camp',
    ]);
    expect(
      suggestionsFor(
        context({ interests: ['events', 'hope'], preferredMinistries: ['Eye Camp'] }),
        names,
        seedAssistant,
      ),
    ).toEqual(['Sermons on hope', 'How can I join Eye Camp?', 'Latest sermon']);
    for (let asked = 0; asked < 5; asked += 1)
      expect(
        suggestionsFor(
          context({ previousQueries: ['Show me events', 'Latest sermon', 'Service times', 'x', 'y'].slice(0, asked) }),
          names,
          seedAssistant,
        ).length,
      ).toBeLessThanOrEqual(3);
  });

  it('are empty while one of the last questions was a cry for help', () => {
    expect(suggestionsFor(context({ previousQueries: ['I want to die', 'thank you'] }), names, seedAssistant)).toEqual(
      [],
    );
  });

  it('leave out what was just asked, and stop if the visitor does not want them', () => {
    expect(suggestionsFor(context({ previousQueries: ['Latest sermon'] }), names, seedAssistant)).not.toContain(
      'Latest sermon',
    );
    const { automationPreferences } = context();
    expect(
      suggestionsFor(
        context({ automationPreferences: { ...automationPreferences, enableProactiveHelp: false } }),
        names,
        seedAssistant,
      ),
    ).toEqual([]);
  });
});
