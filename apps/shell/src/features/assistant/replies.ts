import { formatDay, formatDayTime, ministry, weekdays } from '@ministry/domain';
import { linkWords, offers, says, suggest } from './assistant.content.ts';
import { intentOf, namedIn, subjectOf, type Intent } from './intents.ts';
import type { MessageLink, TaskType, UserContext } from './memory.ts';
import { sermonsFor, upcomingAbout, type KnownMinistry, type World } from './world.ts';

/** An answer, what it lets the assistant remember, and what it schedules. */
export interface Reply {
  content: string;
  /** What it says besides of its task; kept back from whoever wants no reminders. */
  promise?: string;
  links?: readonly MessageLink[];
  options?: readonly string[];
  schedule?: { type: TaskType; about?: string };
  learnt?: Partial<Record<'interest' | 'ministry' | 'prayer', string>> & { event?: number };
}

/** CHAT-17 to CHAT-21 */
export const failure: Reply = {
  content: says.failure,
  options: [offers.events, offers.prayer, offers.ministries, offers.contact],
};

const telephone = `tel:${ministry.phone.replaceAll(' ', '')}`;
const call: MessageLink = { label: linkWords.call(ministry.phone), href: telephone };
const prayerForm: MessageLink = { label: linkWords.prayerForm, href: '/contact#prayer' };
const joinHref = ({ name }: KnownMinistry) => `/contact?ministry=${encodeURIComponent(name)}#message`;

/** The list that an answer needs and that is only read when it is asked for. */
export function neededFor(message: string, names: readonly string[]): 'events' | 'sermons' | null {
  const intent = intentOf(message, names);
  if (intent === 'events' || intent === 'registered') return 'events';
  return intent === 'sermons' ? 'sermons' : null;
}

/** The answer to a message; raises nothing. */
export function replyTo(message: string, world: World): Reply {
  const names = world.ministries.map(({ name }) => name);
  return answers[intentOf(message, names)](message, world);
}

const answers: Readonly<Record<Intent, (message: string, world: World) => Reply>> = {
  urgent_prayer: (message) => ({
    content: says.urgentPrayer(ministry.phone),
    promise: says.urgentFollowUp,
    links: [call, { label: linkWords.whatsapp, href: `https://wa.me/${ministry.whatsapp}` }, prayerForm],
    schedule: { type: 'prayer_follow_up' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  prayer: (message) => ({
    content: says.prayer,
    promise: says.prayerFollowUp,
    links: [prayerForm, call],
    schedule: { type: 'prayer_reminder' },
    learnt: { prayer: message, interest: 'prayer' },
  }),
  registered,
  events,
  sermons,
  join,
  ministries,
  giving: (_message, { giveUrl }) => ({
    content: says.giving,
    links: [
      { label: linkWords.give, href: giveUrl },
      { label: linkWords.contact, href: '/contact' },
    ],
    learnt: { interest: 'giving' },
  }),
  services: (_message, { programme }) => ({
    content: says.services,
    links: [
      ...programme.map(({ weekday, title, times }) => ({ label: `${weekdays[weekday]}: ${title}`, note: times })),
      { label: linkWords.live, href: '/live' },
    ],
    learnt: { interest: 'services' },
  }),
  contact: () => ({
    content: says.contact(ministry.phone, ministry.email, `${ministry.address.street}, ${ministry.address.town}`),
    links: [
      call,
      { label: linkWords.whatsapp, href: `https://wa.me/${ministry.whatsapp}` },
      { label: linkWords.contact, href: '/contact' },
    ],
  }),
  greeting: () => ({
    content: says.greeting,
    options: [offers.events, offers.prayer, offers.ministries, offers.contact],
  }),
  thanks: () => ({ content: says.thanks }),
  unknown: () => failure,
};

function events(message: string, world: World): Reply {
  const subject = subjectOf(message);
  const { events: found, isAbout } = upcomingAbout(world, subject);
  const scheduled = { schedule: { type: 'event_suggestion' }, learnt: { interest: 'events' } } as const;
  if (found.length === 0) return { content: says.noEvents, options: [offers.services, offers.sermons], ...scheduled };
  return {
    content: isAbout ? says.eventsAbout(subject.join(' ')) : says.events(found.length),
    links: [
      ...found.map(({ id, title, date, location }) => ({
        label: title,
        href: `/events/${id}`,
        note: `${formatDayTime(new Date(date))}, ${location}`,
      })),
      { label: linkWords.allEvents, href: '/events' },
    ],
    ...scheduled,
  };
}

function registered(message: string, world: World): Reply {
  const { events: found, isAbout } = upcomingAbout(world, subjectOf(message));
  const [event] = found;
  if (!isAbout || !event) return { content: says.registeredUnknown, options: [offers.events] };
  return {
    content: says.registered(event.title),
    links: [{ label: event.title, href: `/events/${event.id}`, note: formatDayTime(new Date(event.date)) }],
    learnt: { event: event.id },
  };
}

function sermons(message: string, world: World): Reply {
  const subject = subjectOf(message);
  const { sermons: found, by, speaker } = sermonsFor(world, subject);
  const query = subject.join(' ');
  if (found.length === 0) return { content: says.noSermons, links: [{ label: linkWords.live, href: '/live' }] };
  const latest =
    query === '' ? (/\bsermon\b/i.test(message) ? says.latestSermon : says.sermons) : says.noSermonsAbout(query);
  const shown = by === 'latest' && latest === says.latestSermon ? found.slice(0, 1) : found;
  return {
    content: by === 'speaker' && speaker ? says.sermonsBy(speaker) : by === 'topic' ? says.sermonsAbout(query) : latest,
    links: [
      ...shown.map(({ id, title, speaker: who, date }) => ({
        label: title,
        href: `/sermons/${id}`,
        note: `${who}, ${formatDay(new Date(date))}`,
      })),
      { label: linkWords.allSermons, href: '/sermons' },
    ],
    learnt: { interest: by === 'topic' ? query : 'sermons' },
  };
}

function named(message: string, { ministries: all }: World): KnownMinistry | undefined {
  const name = namedIn(
    message,
    all.map((each) => each.name),
  );
  return all.find((each) => each.name === name);
}

function join(message: string, world: World): Reply {
  const one = named(message, world);
  const questions: MessageLink = { label: linkWords.questions, href: '/ministries?tab=matcher#engagement' };
  const write = (each: KnownMinistry) => ({ label: linkWords.write(each.name), href: joinHref(each) });
  if (one)
    return {
      content: says.joinOne(one.name),
      links: [write(one), questions],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name, interest: 'serving' },
    };
  return {
    content: says.join,
    links: [questions, ...world.ministries.slice(0, 3).map(write)],
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'serving' },
  };
}

function ministries(message: string, world: World): Reply {
  const one = named(message, world);
  if (one) {
    return {
      content: says.ministry(one.name, one.description, one.impact),
      links: [
        { label: linkWords.write(one.name), href: joinHref(one) },
        { label: linkWords.read(one.name), href: `/ministries#ministry-${Math.abs(one.id)}` },
      ],
      schedule: { type: 'ministry_task', about: one.name },
      learnt: { ministry: one.name },
    };
  }
  return {
    content: says.ministries,
    options: world.ministries.slice(0, 6).map(({ name }) => suggest.about(name)),
    links: [{ label: linkWords.questions, href: '/ministries?tab=matcher#engagement' }],
    schedule: { type: 'ministry_task' },
    learnt: { interest: 'ministries' },
  };
}

/** CHAT-29 */
const mostSuggestions = 3;
const wide = new Set(['events', 'sermons', 'prayer', 'giving', 'services', 'serving', 'ministries']);

/** At most three questions that may come next, from what was asked before; none that was asked just now. */
export function suggestionsFor(
  { interests, preferredMinistries, previousQueries, automationPreferences }: UserContext,
  ministryNames: readonly string[],
): string[] {
  if (!automationPreferences.enableProactiveHelp) return [];
  const asked = new Set(previousQueries);
  const topic = [...interests].reverse().find((interest) => !wide.has(interest));
  const liked = [...preferredMinistries].reverse().find((name) => ministryNames.includes(name));
  const unknown = ministryNames.find((name) => !preferredMinistries.includes(name));
  const candidates = [
    topic && suggest.sermonOn(topic),
    liked && suggest.join(liked),
    !interests.includes('events') && offers.events,
    !interests.includes('sermons') && offers.sermons,
    unknown && suggest.about(unknown),
    offers.services,
    offers.join,
    offers.give,
  ];
  return [...new Set(candidates.filter((each): each is string => typeof each === 'string' && !asked.has(each)))].slice(
    0,
    mostSuggestions,
  );
}
