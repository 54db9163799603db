import type { EventResponse, MinistryResponse, SermonResponse } from '@ministry/api-client';
import type { ProgrammeItem } from '@ministry/domain';

/** The fields of the public lists that the assistant uses (CHAT-15). */
export type KnownEvent = Pick<EventResponse, 'id' | 'title' | 'description' | 'date' | 'location'>;
export type KnownSermon = Pick<SermonResponse, 'id' | 'title' | 'description' | 'speaker' | 'date' | 'tags' | 'series'>;
export type KnownMinistry = Pick<MinistryResponse, 'id' | 'name' | 'description' | 'impact'>;

/** The data of the assistant's replies. Lists that the question does not need are empty. */
export interface AssistantContext {
  ministries: readonly KnownMinistry[];
  events: readonly KnownEvent[];
  /** Newest first. */
  sermons: readonly KnownSermon[];
  programme: readonly ProgrammeItem[];
  /** Address for donations, external or on this site. */
  giveUrl: string;
  now: Date;
}

/** CHAT-30 */
const listed = 3;

/** CHAT-13: future events, soonest first. */
export const futureEvents = ({ events, now }: Pick<AssistantContext, 'events' | 'now'>): KnownEvent[] =>
  events.filter(({ date }) => new Date(date) > now).sort((one, other) => one.date.localeCompare(other.date));

/** At most three events that mention a word of the subject; where none does, the next three. */
export function upcomingAbout(
  context: Pick<AssistantContext, 'events' | 'now'>,
  subject: readonly string[],
): { events: KnownEvent[]; isAbout: boolean } {
  const coming = futureEvents(context);
  const about = coming.filter((event) => mentions([event.title, event.description, event.location], subject));
  return about.length > 0
    ? { events: about.slice(0, listed), isAbout: true }
    : { events: coming.slice(0, listed), isAbout: false };
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
  const named = sermons.filter(({ title, tags, series }) => mentions([title, ...tags, series ?? ''], subject));
  const described = sermons.filter((sermon) => !named.includes(sermon) && mentions([sermon.description], subject));
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

const mentions = (texts: readonly string[], subject: readonly string[]): boolean => {
  const terms = texts.join(' ').toLowerCase();
  return subject.some((word) => terms.includes(word));
};
