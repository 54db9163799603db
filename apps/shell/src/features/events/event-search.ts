import type { EventResponse } from '@ministry/api-client';
import { eventCategories, stopwords } from '@ministry/domain';
import { mentions, normalizedText } from '@ministry/domain/words';

export type ChatEvent = Pick<
  EventResponse,
  'id' | 'title' | 'description' | 'date' | 'location' | 'category' | 'registrationRequired' | 'seatsLeft'
>;

/** Stop words, and words that people use to ask for events in general. */
const ignored = new Set([
  ...stopwords,
  ...'any all other more list want like please thank find search show see look looking there that this one event next upcoming have can tell yes not okay'.split(
    ' ',
  ),
]);
const wordsOf = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !ignored.has(word))
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2 && !ignored.has(word));

/** EVT-25: finds the events with the phrase in title, description or category; otherwise those that match the most words of it. */
export function searchEvents(events: readonly ChatEvent[], query: string): ChatEvent[] {
  const phrase = normalizedText(query);
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  const hits = events.map((event) => {
    const text = [event.title, event.description, event.category, eventCategories[event.category]].join(' ');
    return mentions(text, phrase) ? Infinity : words.filter((word) => mentions(text, word)).length;
  });
  const most = Math.max(1, ...hits);
  return events.filter((_, index) => hits[index] === most);
}

const numerals = ['one|first', 'two|second', 'three|third', 'four|fourth', 'five|fifth'].map(
  (word) => new RegExp(`^(${word})$`),
);

/** Parses a message that is only a number: '2', '#2.', 'number two', 'the second one', 'the last one' of `count`. Returns null for others. */
export function numberIn(message: string, count: number): number | null {
  const text = normalizedText(message)
    .replace(/^((the|number|no|option|event) )+/, '')
    .replace(/ (one|event|please)$/, '');
  if (text === 'last' && count > 0) return count;
  if (/^\d{1,2}(st|nd|rd|th)?$/.test(text)) return Number.parseInt(text, 10);
  const index = numerals.findIndex((numeral) => numeral.test(text));
  return index === -1 ? null : index + 1;
}
