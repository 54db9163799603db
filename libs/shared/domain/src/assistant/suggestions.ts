import { intentOf } from './intents.ts';
import { isInDistress } from './replies.ts';
import { questionsAbout } from './says.ts';
import type { AssistantSettings } from './settings.ts';

/** CHAT-29 */
const maxSuggestions = 3;
const broadInterests = new Set(['events', 'sermons', 'prayer', 'giving', 'services', 'serving', 'ministries']);

interface SuggestionRequest {
  interests: readonly string[];
  preferredMinistries: readonly string[];
  previousQueries: readonly string[];
  automationPreferences: { enableProactiveHelp: boolean };
}

/** At most three suggested questions, based on earlier questions and without those that were asked recently. */
export function suggestionsFor(
  context: SuggestionRequest,
  ministryNames: readonly string[],
  settings: Pick<AssistantSettings, 'entries' | 'suggestions'>,
): string[] {
  const { interests, preferredMinistries, previousQueries, automationPreferences } = context;
  if (!automationPreferences.enableProactiveHelp || isInDistress(context)) return [];
  const asked = new Set(previousQueries);
  const topic = [...interests].reverse().find((interest) => !broadInterests.has(interest));
  const liked = [...preferredMinistries].reverse().find((name) => ministryNames.includes(name));
  const unknown = ministryNames.find((name) => !preferredMinistries.includes(name));
  const [first, second, ...others] = settings.suggestions.map((each) => (isKnown(each, context, settings) ? '' : each));
  const candidates = [
    topic && questionsAbout.sermonOn(topic),
    liked && questionsAbout.join(liked),
    first,
    second,
    unknown && questionsAbout.about(unknown),
    ...others,
  ];
  return [...new Set(candidates.filter((each) => each !== undefined && each !== '' && !asked.has(each)))].slice(
    0,
    maxSuggestions,
  ) as string[];
}

/** Whether a suggestion is about events or sermons and the visitor has already asked for some; it is not shown then. */
function isKnown(
  suggestion: string,
  { interests }: SuggestionRequest,
  settings: Pick<AssistantSettings, 'entries'>,
): boolean {
  const intent = intentOf(suggestion, settings);
  const action = intent.kind === 'entry' ? intent.entry.action : null;
  return (action === 'events' || action === 'sermons') && interests.includes(action);
}
