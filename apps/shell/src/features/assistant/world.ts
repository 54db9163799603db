import type { EventResponse, MinistryResponse, SermonResponse } from '@ministry/api-client';
import type { ProgrammeItem } from '@ministry/domain';

/** The fields of the public lists that the assistant uses (CHAT-15). */
export type KnownEvent = Pick<EventResponse, 'id' | 'title' | 'description' | 'date' | 'location'>;
export type KnownSermon = Pick<SermonResponse, 'id' | 'title' | 'description' | 'speaker' | 'date' | 'tags' | 'series'>;
export type KnownMinistry = Pick<MinistryResponse, 'id' | 'name' | 'description' | 'impact'>;

/** Everything the assistant answers from. Lists that it was not asked about yet are empty. */
export interface World {
  ministries: readonly KnownMinistry[];
  events: readonly KnownEvent[];
  /** Newest first. */
  sermons: readonly KnownSermon[];
  programme: readonly ProgrammeItem[];
  /** Where gifts are given: an address of its own online, or a place on this site that says how. */
  giveUrl: string;
  now: Date;
}

/** CHAT-30 */
const listed = 3;

/** Those with a future date, soonest first (CHAT-13). */
export const futureEvents = ({ events, now }: Pick<World, 'events' | 'now'>): KnownEvent[] =>
  events.filter(({ date }) => new Date(date) > now).sort((one, other) => one.date.localeCompare(other.date));

/** At most three: those in which a word of the subject stands, or all where none does. */
export function upcomingAbout(
  world: Pick<World, 'events' | 'now'>,
  subject: readonly string[],
): { events: KnownEvent[]; isAbout: boolean } {
  const coming = futureEvents(world);
  const about = coming.filter((event) => mentions([event.title, event.description, event.location], subject));
  return about.length > 0
    ? { events: about.slice(0, listed), isAbout: true }
    : { events: coming.slice(0, listed), isAbout: false };
}

/** At most three sermons by what the question says: a speaker, else a topic, else the latest. */
export function sermonsFor(
  { sermons }: Pick<World, 'sermons'>,
  subject: readonly string[],
): { sermons: KnownSermon[]; by: 'speaker' | 'topic' | 'latest'; speaker?: string } {
  const bySpeaker = sermons.filter(({ speaker }) =>
    subject.some((word) => speaker.toLowerCase().split(/\s+/).includes(word) && !titles.has(word)),
  );
  if (bySpeaker.length > 0)
    return { sermons: bySpeaker.slice(0, listed), by: 'speaker', speaker: bySpeaker[0]?.speaker };
  // What stands in a title or among the topics says more than a word of the text.
  const named = sermons.filter(({ title, tags, series }) => mentions([title, ...tags, series ?? ''], subject));
  const told = sermons.filter((sermon) => !named.includes(sermon) && mentions([sermon.description], subject));
  const onTopic = [...named, ...told];
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

const mentions = (texts: readonly string[], subject: readonly string[]): boolean => {
  const words = texts.join(' ').toLowerCase();
  return subject.some((word) => words.includes(word));
};
