import { stopwords } from '../terms.ts';
import { isUrgent } from '../urgency.ts';
import { mentions, normalizedText } from '../words.ts';
import { normalMessage, wordsFor } from './phrases.ts';
import type { AssistantEntry, AssistantSettings } from './settings.ts';

/** What a message asks for, and why. */
export type Intent =
  | { kind: 'urgent' | 'safe' | 'ministry' | 'ministry_event' | 'unknown' }
  /** `words` of the message match the `phrase` of the entry `asked`; the reply is that of `entry`. */
  | { kind: 'entry'; entry: AssistantEntry; asked: AssistantEntry; phrase: string; words: string };

/** A message with one of these words and the name of a ministry is about the event of that ministry. */
const asksWhen = /\b(when|where|dates?|time|day|next)\b/;
/** Checked after cries for help and before the entries, because 'Thank God, I am safe now.' must not count as 'thanks'. */
const isSafe =
  /^\W*(thank (you|god)\W+)?(i'?m|i am|we'?re|we are) (now )?(safe|fine|better|ok|okay|alright|all right)( now)?\W*$/;

/** The first entry with a phrase that matches a message in lower case. */
export function entryFor(text: string, entries: readonly AssistantEntry[]): Extract<Intent, { kind: 'entry' }> | null {
  for (const asked of entries) {
    if (asked.unless.some((phrase) => wordsFor(text, phrase) !== undefined)) continue;
    for (const phrase of asked.phrases) {
      const words = wordsFor(text, phrase);
      const entry = entries.find(({ id }) => id === asked.sameAs) ?? asked;
      if (words !== undefined) return { kind: 'entry', entry, asked, phrase, words };
    }
  }
  return null;
}

/**
 * What a message asks for. Words of distress count as urgent prayer, even without the word 'prayer'. A message that names a
 * ministry is about that ministry, unless an entry takes precedence or the message asks when or where something is.
 * @param names the names of the ministries
 */
export function intentOf(
  message: string,
  { entries }: Pick<AssistantSettings, 'entries'>,
  names: readonly string[] = [],
): Intent {
  if (isUrgent(message)) return { kind: 'urgent' };
  const name = namedIn(message, names);
  // The name is removed, so that 'Eye Camp' does not count as an event.
  const rest = name === undefined ? normalMessage(message) : normalizedText(message).replace(normalizedText(name), '');
  const found = entryFor(rest, entries);
  if (name !== undefined && !found?.asked.beforeMinistry)
    return { kind: asksWhen.test(rest) ? 'ministry_event' : 'ministry' };
  if (isSafe.test(rest)) return { kind: 'safe' };
  return found ?? { kind: 'unknown' };
}

/** The first name that a text contains. */
export const namedIn = (message: string, names: readonly string[]): string | undefined =>
  names.find((name) => mentions(message, normalizedText(name)));

/** Stop words, and words that are common in questions to the assistant on any subject. */
const ignored = new Set([
  ...stopwords,
  ...'all any anything audio be but can come coming could course courses cost date day days dont event events fees find free from get give going happening have hear help here im information it know latest last learn like listen looking me message messages missed ministries ministry month more much need new newest next no not now or people place please preach preached preaching price program programs project projects recent register right sermon sermons show some someone something speak start teach teaching teachings tell that there they this time today topic up upcoming us video videos want was watch way week weekend which who will word words'.split(
    ' ',
  ),
  // Swahili: 'nionyeshe mahubiri kuhusu imani' asks about 'imani'.
  ...'gani hubiri ijayo juu kuhusu kuna kwa la leo lini mahubiri mapya matukio mnayo mpya na naomba nataka ni niambie nini nionyeshe sikiliza tukio vipi wa wapi ya yajayo za'.split(
    ' ',
  ),
]);

/** The words of a question without stop words. */
export const subjectOf = (message: string): string[] =>
  normalizedText(message)
    .split(' ')
    .filter((word) => word.length > 1 && !ignored.has(word));
