import type { GivingWay } from '../giving-ways.ts';
import type { Programme } from '../programme.ts';
import type { SiteIdentity } from '../site.ts';
import { mentions } from '../words.ts';
import type { AssistantSettings } from './settings.ts';

/** The fields of the public lists that the assistant uses (CHAT-15). */
export interface KnownEvent {
  id: number;
  title: string;
  description: string;
  date: string;
  location: string;
  tags: readonly string[];
}
export interface KnownSermon {
  id: number;
  title: string;
  description: string;
  speaker: string;
  date: string;
  tags: readonly string[];
  series: string | null;
}
export interface KnownMinistry {
  id: number;
  name: string;
  description: string;
  impact: string;
  tags: readonly string[];
}

/** The data of the assistant's replies. Lists that the question does not need are empty. */
export interface AssistantContext {
  settings: AssistantSettings;
  ministries: readonly KnownMinistry[];
  events: readonly KnownEvent[];
  /** Newest first. */
  sermons: readonly KnownSermon[];
  programme: Programme;
  identity: SiteIdentity;
  /** Address for donations, external or on this site. */
  giveUrl: string;
  /** Numbers and accounts for gifts; empty if the question does not need them. */
  ways: readonly GivingWay[];
  /** Whether the visitor asked for help shortly before and is offered nothing else (see `isUrgent`). */
  inDistress: boolean;
  now: Date;
}

/** CHAT-30 */
const listed = 3;

/** CHAT-13: future events, soonest first. */
export const futureEvents = ({ events, now }: Pick<AssistantContext, 'events' | 'now'>): KnownEvent[] =>
  events.filter(({ date }) => new Date(date) > now).sort((one, other) => one.date.localeCompare(other.date));

const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
const count = (subject: readonly string[], texts: readonly string[]) =>
  subject.filter((word) => mentions(texts.join(' '), stem(word))).length;

/** The items that match the most words of the subject. A word in the name or the topics counts twice as much as one in the description. */
export function bestOf<T>(
  items: readonly T[],
  subject: readonly string[],
  names: (item: T) => readonly string[],
  texts: (item: T) => readonly string[],
): { items: T[]; score: number } {
  const scores = items.map((item) => 2 * count(subject, names(item)) + count(subject, texts(item)));
  const score = Math.max(0, ...scores);
  return { items: score === 0 ? [] : items.filter((_, index) => scores[index] === score), score };
}

/** 'Friday 4 December', for questions with a weekday or a month. */
const dayNames = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Kampala',
});

export const bestEvents = (context: Pick<AssistantContext, 'events' | 'now'>, subject: readonly string[]) =>
  bestOf(
    futureEvents(context),
    subject,
    ({ title, tags }) => [title, ...tags],
    ({ description, location, date }) => [description, location, dayNames.format(new Date(date))],
  );

/** At most three events that fit the subject best; if none fits, the next three. */
export function upcomingAbout(
  context: Pick<AssistantContext, 'events' | 'now'>,
  subject: readonly string[],
): { events: KnownEvent[]; isAbout: boolean } {
  const about = bestEvents(context, subject).items;
  return about.length > 0
    ? { events: about.slice(0, listed), isAbout: true }
    : { events: futureEvents(context).slice(0, listed), isAbout: false };
}

/** At most three sermons: by speaker, else by topic, else the latest. */
export function sermonsFor(
  { sermons }: Pick<AssistantContext, 'sermons'>,
  subject: readonly string[],
): { sermons: KnownSermon[]; by: 'speaker' | 'topic' | 'latest'; speaker?: string } {
  const bySpeaker = sermons.filter(({ speaker }) =>
    subject.some((word) => speaker.toLowerCase().split(/\s+/).includes(word) && !titles.has(word)),
  );
  if (bySpeaker.length > 0)
    return { sermons: bySpeaker.slice(0, listed), by: 'speaker', speaker: bySpeaker[0]?.speaker };
  // A word in the title or the topics counts more than one in the description.
  const named = sermons.filter(({ title, tags, series }) => count(subject, [title, ...tags, series ?? '']) > 0);
  const described = sermons.filter((sermon) => !named.includes(sermon) && count(subject, [sermon.description]) > 0);
  const onTopic = [...named, ...described];
  return onTopic.length > 0
    ? { sermons: onTopic.slice(0, listed), by: 'topic' }
    : { sermons: sermons.slice(0, listed), by: 'latest' };
}

const titles = new Set([
  'pastor',
  'rev',
  'rev.',
  'bishop',
  'apostle',
  'evangelist',
  'elder',
  'mama',
  'brother',
  'sister',
  'dr',
  'dr.',
]);
